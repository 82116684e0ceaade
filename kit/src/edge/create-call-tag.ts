import type { Edge } from 'edge.js'
import type { TagContract } from 'edge.js/types'

/** Creates the Edge tag of one component, `@ui.card.header({ … })` for `ui::card/header`. */
export function createCallTag(edge: Edge, tagName: string, path: string): TagContract {
  return {
    tagName,
    block: true,
    seekable: true,
    compile(parser, buffer, token) {
      const { jsArg } = token.properties
      token.properties.jsArg = jsArg.trim() ? `'${path}',${jsArg}` : `'${path}'`
      edge.tags.component!.compile(parser, buffer, token)
    },
  }
}
