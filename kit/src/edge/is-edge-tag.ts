/** Tells how Edge reads `@name` at the start of a line: with arguments, without, or as text. */
export type IsEdgeTag = (name: string) => boolean | 'bare'

const WITH_ARGUMENTS = new Set(
  `assign component each elseif eval if include includeIf inject let newError props pushOnceTo
  pushOnceToTop pushTo pushToTop slot stack unless`.split(/\s+/),
)

/** Knows Edge's own tags and, by their dot, component calls such as `@ui.button(…)`. */
export function isEdgeTag(name: string): boolean | 'bare' {
  if (name === 'else' || name === 'debugger') return 'bare'
  return WITH_ARGUMENTS.has(name) || /^[A-Za-z_]+(?:\.[A-Za-z_]+)+$/.test(name)
}
