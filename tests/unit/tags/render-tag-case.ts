import { EdgeError } from 'edge.js'
import { createTestEdge } from './create-test-edge.ts'

/** One of the ways in which Edge renders a template. */
export interface RenderWay {
  async: boolean
  cache: boolean
  /** Whether the template is registered with Edge, or given as text */
  registered: boolean
}

/** Values that the templates of all cases can use. */
const state = {
  name: 'Ada',
  on: true,
  off: false,
  which: 'icon',
  users: [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bob' },
  ],
  none: [],
  hostile: '"><script>alert(1)</script>',
  later: async () => 'later',
}

/** Returns the HTML of a golden case, or its error as `file:line:column CODE message`. */
export async function renderTagCase(input: string, way: RenderWay): Promise<string> {
  const edge = createTestEdge({ cache: way.cache })
  const name = 'page.edge'
  if (way.registered) edge.registerTemplate(name, { template: input })
  const renderer = edge.createRenderer()
  const render = () => {
    if (way.registered)
      return way.async ? renderer.render(name, state) : renderer.renderSync(name, state)
    return way.async
      ? renderer.renderRaw(input, state, name)
      : renderer.renderRawSync(input, state, name)
  }
  try {
    // The second rendering uses the cache.
    await render()
    return await render()
  } catch (error) {
    if (!(error instanceof EdgeError)) throw error
    const { filename, line, col, code, message } = error
    return `${filename.replace(/^.*\/views\//, '')}:${line}:${col} ${code} ${message}\n`
  }
}
