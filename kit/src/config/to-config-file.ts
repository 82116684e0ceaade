import { toLiteralText } from '../edge/to-literal-text.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listConfigurable, type Configurable } from './list-configurable.ts'
import { toKeyText } from './to-key-text.ts'

/** The configuration file of a new project: every default that it may set, as a comment. */
export function toConfigFile(catalog: Catalog): string {
  const lines = listConfigurable(catalog).map((entry) => `  // ${toEntry(entry)},\n`)
  return `import { defineConfig } from '${catalog.library.package}'

/** Defaults of components. What is left out keeps the default of the package, which is shown. */
export default defineConfig({
${lines.join('')}})
`
}

function toEntry({ key, value }: Configurable): string {
  return `${toKeyText(key)}: ${Array.isArray(value) ? toObject(value) : toDefault(value.default)}`
}

function toObject(entries: Configurable[]): string {
  return `{ ${entries.map(toEntry).join(', ')} }`
}

function toDefault(value: unknown): string {
  return value === undefined ? 'undefined' : toLiteralText(value)
}
