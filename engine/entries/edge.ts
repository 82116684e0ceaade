import type { Edge } from 'edge.js'
import { createEdgePlugin } from '../provider/edge-plugin.ts'
import type { EdgePluginOptions } from '../tags/index.ts'
import { installed } from './installed.ts'

export type { EdgePluginOptions }

/**
 * Makes the Edge plugin with the tags of the library, for any host of Edge:
 * `edge.use(await edgePlugin(), { recurring: true })`. Unless `warn` takes them, notices are warnings
 * of the process, on stderr.
 */
export function edgePlugin(options?: EdgePluginOptions): Promise<(edge: Edge) => void> {
  return createEdgePlugin(installed, options)
}
