import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import {
  toDarkTokensFile,
  toTokensFile,
  toTokensResolverFile,
} from '@kit-edge/engine/files/json/tokens.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/**
 * Publishes `/tokens.json`, `/dark.tokens.json`, and `/tokens.resolver.json`, which combines the
 * two.
 */
export function tokensJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return [
    { path: '/tokens.json', text: toJsonText(toTokensFile(catalog)) },
    { path: '/dark.tokens.json', text: toJsonText(toDarkTokensFile(catalog)) },
    { path: '/tokens.resolver.json', text: toJsonText(toTokensResolverFile(catalog)) },
  ]
}
