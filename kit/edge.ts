import type { Edge } from 'edge.js'
import { fileURLToPath } from 'node:url'
import { readComponentClasses, readComponentFiles } from '../engine/io/component-files.ts'
import { library } from './library.ts'
import { tagsPlugin, type TagsPluginOptions } from '../engine/tags/index.ts'

/** How the tags of the library behave in an application. */
export type EdgePluginOptions = Pick<TagsPluginOptions, 'config' | 'production' | 'root' | 'warn'>

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Makes the Edge plugin with the tags of the library, for any host of Edge:
 * `edge.use(await edgePlugin(), { recurring: true })`. Unless `warn` takes them, notices are warnings
 * of the process, on stderr.
 */
export async function edgePlugin(options: EdgePluginOptions = {}): Promise<(edge: Edge) => void> {
  const names = readComponentFiles(folder).map(({ name }) => name)
  return tagsPlugin({
    warn: (message) => process.emitWarning(message, `${library.name}Warning`),
    ...options,
    namespace: library.namespace,
    directory: fileURLToPath(new URL('components', import.meta.url)),
    listComponents: () => names,
    classes: await readComponentClasses(folder),
  })
}
