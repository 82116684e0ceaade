import { toDeprecationText } from '../../tags/props/deprecation.ts'
import { toKeyText, toLiteralText } from '../../tags/props/prop.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Prop } from '../../tags/index.ts'
import { listEntries } from '../../catalog/groups.ts'

/** Returns the configuration file of a new project, with all configurable defaults as comments. */
export function toConfigFile(catalog: Catalog): string {
  const current = listProps(catalog).filter(({ deprecated }) => !deprecated)
  const lines = listConfigurable(catalog, current).map((entry) => `  // ${toEntry(entry)},\n`)
  return `import { defineConfig } from '${catalog.library.package}'

/** Defaults of components. Each line shows the default of the package; uncomment it to set your own. */
export default defineConfig({
  // components: { namespace: 'app', directory: 'resources/views/components' },
${lines.join('')}})
`
}

/** A key of the configuration file, `button.color`, with the first prop whose default it sets. */
export type ConfigKey = { key: string; prop: Prop }

/** Lists the keys of the configuration file, in the order of that file. */
export function listConfigKeys(catalog: Catalog): ConfigKey[] {
  const flatten = (entries: Configurable[], path: string[]): ConfigKey[] =>
    entries.flatMap(({ key, value }) =>
      Array.isArray(value)
        ? flatten(value, [...path, key])
        : { key: [...path, key].join('.'), prop: value },
    )
  return flatten(listConfigurable(catalog, listProps(catalog)), [])
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

/** Returns the TypeScript type of the project's configuration, as text, for editor completion. */
export function toConfigType(catalog: Catalog): string {
  return `/** Defaults of components that a project may set. */
export interface Config ${toMembers(listConfigurable(catalog, listProps(catalog)), '').replace('{\n', OWN)}
`
}

/** The only setting that is not the default of a prop. */
const OWN = `{
    /** Folder of your own components, and the namespace of their tags: \`<x-app::card>\`. */
    components?: { namespace: string; directory: string };
`

function toMembers(entries: Configurable[], indent: string): string {
  const inner = `${indent}    `
  const members = entries.map(({ key, value }) => {
    const name = toKeyText(key)
    if (Array.isArray(value)) return `${inner}${name}?: ${toMembers(value, inner)};\n`
    const { description, deprecated, deprecatedValues = {}, type } = value
    const text = deprecated ? `@deprecated ${toDeprecationText(deprecated)}` : description
    const comment = text.replaceAll('*/', '*\\/')
    const former = Object.keys(deprecatedValues).map(toLiteralText)
    const types = [toTypeText(type.text), ...former].join(' | ')
    return `${inner}/** ${comment} */\n${inner}${name}?: ${types};\n`
  })
  return `{\n${members.join('')}${indent}}`
}

/** Translates `array`, the type of a list in `@props`, to TypeScript. */
function toTypeText(text: string): string {
  return text.replace(/(?<=^|\|)\s*array\s*(?=\||$)/g, (part) => part.replace('array', 'unknown[]'))
}

/** A configuration key: of a prop's default, or of an object with further keys. */
type Configurable = { key: string; value: Prop | Configurable[] }

/** Lists the configurable defaults of the library's own configuration file, nested as there. */
function listConfigurable(catalog: Catalog, props: Prop[]): Configurable[] {
  const root: Configurable[] = []
  for (const prop of props) {
    const [file, ...keys] = prop.defaultFrom?.config.split('.') ?? []
    if (file === catalog.library.namespace && keys.length) add(root, keys, prop)
  }
  return root
}

function listProps(catalog: Catalog): Prop[] {
  return listEntries(catalog).flatMap(({ props }) => props)
}

/** Several props may share a lookup. The first one describes it. */
function add(entries: Configurable[], [key, ...rest]: string[], prop: Prop): void {
  let entry = entries.find((candidate) => candidate.key === key)
  if (!entry) {
    entry = { key: key!, value: rest.length ? [] : prop }
    entries.push(entry)
  }
  if (rest.length && Array.isArray(entry.value)) add(entry.value, rest, prop)
}
