import { toComponentFile } from '../kit/src/outputs/to-component-file.ts'
import { toComponentPath } from '../kit/src/outputs/to-component-path.ts'
import { toComponentsFile } from '../kit/src/outputs/to-components-file.ts'
import { toComponentsIndexFile } from '../kit/src/outputs/to-components-index-file.ts'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
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
