/** A line of a TOML file: its keys from the root on, and the text of its value; none for a table. */
export type TomlValue = { path: string[]; text: string | null }

const key = /[\w-]+|"[^"]*"|'[^']*'/.source
const dottedKey = new RegExp(`^\\s*(?:${key})(?:\\s*\\.\\s*(?:${key}))*\\s*$`)

/** The tables and values that the lines of a TOML file begin, in order; what is in values is not read. */
export function listTomlValues(toml: string): TomlValue[] {
  const values: TomlValue[] = []
  let table: string[] = []
  for (const line of withoutLongStrings(toml).split(/\r?\n/)) {
    const [, header] = /^\s*\[\[?([^[\]]+)\]\]?\s*(?:#.*)?$/.exec(line) ?? []
    if (header) {
      table = toKeys(header)
      values.push({ path: table, text: null })
      continue
    }
    const [keys, ...value] = line.split('=')
    if (!value.length || !dottedKey.test(keys!)) continue
    const text = value.join('=').replace(/#[^#"']*$/, '')
    values.push({ path: [...table, ...toKeys(keys!)], text: text.trim() })
  }
  return values
}

/** A string over several lines may hold anything, also what looks like a table. */
function withoutLongStrings(toml: string): string {
  return toml.replace(/"""[^]*?"""|'''[^]*?'''/g, '""')
}

function toKeys(text: string): string[] {
  return text.split('.').map((key) => key.trim().replace(/^(["'])(.*)\1$/, '$2'))
}
