import type { Edge } from 'edge.js'
import { createEdgePlugin } from '../provider/edge-plugin.ts'
import type { EdgePluginOptions } from '../tags/index.ts'
import { installed } from './installed.ts'

export type { EdgePluginOptions }

/**
 * Creates the Edge plugin with the tags of the library, for any application with Edge:
 * `edge.use(await edgePlugin(), { recurring: true })`. Without `warn`, warnings go to stderr, as
 * process warnings.
 */
export function edgePlugin(options?: EdgePluginOptions): Promise<(edge: Edge) => void> {
  return createEdgePlugin(installed, options)
}
