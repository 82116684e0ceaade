/** Joins style declarations: strings, lists, and objects such as `{ color: 'red' }`. */
export function toStyleText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  const parts = Array.isArray(value)
    ? value.map(toStyleText)
    : Object.entries(value).map(([name, part]) =>
        part === null || part === undefined || part === false ? '' : `${toProperty(name)}: ${part}`,
      )
  const declarations = parts.filter(Boolean)
  return declarations
    .map((part, index) => (index < declarations.length - 1 ? part.replace(/;$/, '') : part))
    .join('; ')
}

function toProperty(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
