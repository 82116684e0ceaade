import type { TagContract, Token } from 'edge.js/types'

/** The name of the tag around a component's template, which no text of a template can spell. */
const GUARD = '$guard'

/** Creates the Edge tag that reports what fails inside a component at the tag that uses it. */
export function createGuardTag(): TagContract {
  return {
    tagName: GUARD,
    block: true,
    seekable: false,
    compile(parser, buffer, { children, filename }) {
      buffer.writeStatement('try {', filename, -1)
      for (const child of children) parser.processToken(child, buffer)
      // The shared state comes from Edge anew: attributes may hide it in `state`.
      const fail = 'template.getComponentState({}).$tags.failInside(error, state, $filename);'
      buffer.writeStatement(`} catch (error) { ${fail} }`, filename, -1)
    },
  }
}

/** Puts the tokens of a component's template into that tag. */
export function guardTokens(children: Token[], filename: string): Token[] {
  const start = { line: 1, col: 0 }
  const properties = { name: GUARD, jsArg: '', selfclosed: false }
  return [{ type: 'tag', filename, properties, loc: { start, end: start }, children } as Token]
}
