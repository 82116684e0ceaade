import {
  toComponentFile,
  toComponentsFile,
  toComponentsIndexFile,
} from '@kit-edge/engine/files/json/components.ts'
import { toComponentPath } from '@kit-edge/engine/files/paths.ts'
import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/components.json`, `/components/index.json` and `/components/<name>.json`. */
export function componentsJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return [
    { path: '/components.json', text: () => toJsonText(toComponentsFile(catalog)) },
    { path: '/components/index.json', text: () => toJsonText(toComponentsIndexFile(catalog)) },
    ...catalog.components.map((component) => ({
      path: `${toComponentPath(component.name)}.json`,
      text: () => toJsonText(toComponentFile(catalog, component)),
    })),
  ]
}
