/** How a line of a JSON text is indented, and what one step is. */
export type Indent = { indent: string; unit: string }

/** The indentation of the line that an offset stands on, and the step that the text uses. */
export function toIndent(text: string, offset: number): Indent {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  const [unit = '  '] = /^(?:\t| +)(?=")/m.exec(text) ?? []
  return { indent, unit }
}
