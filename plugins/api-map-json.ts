import { toApiMapFile } from '@kit-edge/engine/files/json/api-map.ts'
import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/api-map.json`. */
export function apiMapJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return [{ path: '/api-map.json', text: () => toJsonText(toApiMapFile(catalog)) }]
}
