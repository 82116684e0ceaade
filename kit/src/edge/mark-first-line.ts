import type { TagToken, Token } from 'edge.js/types'

/** The name of the tag that says again that a body begins on the first line. */
export const FIRST_LINE = '$first-line'

/**
 * Adds to the bodies of a component what Edge leaves out: it takes for granted that a body on the
 * first line is the first to run, and errors would have the line of the body that ran before.
 */
export function markFirstLine(component: TagToken): Token[] {
  if (component.loc.start.line > 1) return component.children
  const children = component.children.map((child) =>
    isSlot(child) && child.loc.start.line === 1 ? { ...child, children: mark(child) } : child,
  )
  const main = children.findIndex((child) => !isSlot(child))
  if (main !== -1) children.splice(main, 1, ...mark({ ...component, children: [children[main]!] }))
  return children
}

function mark({ children, filename, loc }: TagToken): Token[] {
  if (children.length === 0 || children[0]!.type === 'newline') return children
  const properties = { name: FIRST_LINE, jsArg: '', selfclosed: true }
  return [{ type: 'tag' as TagToken['type'], filename, loc, properties, children: [] }, ...children]
}

function isSlot(token: Token): token is TagToken {
  return token.type === 'tag' && token.properties.name === 'slot'
}
