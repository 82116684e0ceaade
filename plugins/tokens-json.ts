import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toDarkTokensFile } from '../kit/src/tokens/to-dark-tokens-file.ts'
import { toTokensFile } from '../kit/src/tokens/to-tokens-file.ts'
import { toTokensResolverFile } from '../kit/src/tokens/to-tokens-resolver-file.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/tokens.json`, `/dark.tokens.json`, and how the two make both schemes. */
export function tokensJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return [
    { path: '/tokens.json', text: toJsonText(toTokensFile(catalog)) },
    { path: '/dark.tokens.json', text: toJsonText(toDarkTokensFile(catalog)) },
    { path: '/tokens.resolver.json', text: toJsonText(toTokensResolverFile(catalog)) },
  ]
}
