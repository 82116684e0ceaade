/**
 * A value as JSON that is indented as the text that it goes into, from the line of an offset on;
 * lists are on one line.
 */
export function toIndentedJson(text: string, { offset }: { offset: number }, value: unknown) {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  const [unit] = /^(?:\t| +)(?=")/m.exec(text) ?? ['  ']
  return JSON.stringify(value, null, unit)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)
    .replaceAll('\n', `\n${indent}`)
}
