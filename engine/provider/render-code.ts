import { Edge } from 'edge.js'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { createEdgePlugin, createOwnPlugin } from './edge-plugin.ts'

/** What a project adds to the tags of a library. */
type Project = {
  /** Looks up a value of the project's configuration */
  config: (key: string, fallback: unknown) => unknown
  /** Path of the folder with the templates of the project */
  views: string
  /** The namespace of the project's own components, and the path of their folder */
  own: { namespace: string; directory: string } | null
}

/**
 * Creates a function that renders code with the tags of an installed library, and those of a
 * project's own components, outside of an application. Throws if the code needs anything else of it.
 * It compiles each template once, so create another one when templates may have changed.
 */
export async function createRenderer(
  installed: InstalledLibrary,
  { config, views, own }: Project,
): Promise<(code: string) => Promise<string>> {
  const options = { config, warn: () => {} }
  const edge = Edge.create({ cache: true })
  edge.mount(views)
  edge.use(await createEdgePlugin(installed, options), { recurring: true })
  if (own) edge.use(await createOwnPlugin(installed, own, options), { recurring: true })
  return (code) => edge.renderRaw(code)
}
