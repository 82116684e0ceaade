import { toLiteralText } from '../../tags/props/prop.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Prop } from '../../tags/index.ts'
import { listEntries } from '../../files/groups.ts'

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

/** The TypeScript type of the project's configuration, as text: what editors complete there. */
export function toConfigType(catalog: Catalog): string {
  return `/** Defaults of components that a project may set. */
export interface Config ${toMembers(listConfigurable(catalog), '')}
`
}

function toMembers(entries: Configurable[], indent: string): string {
  const inner = `${indent}    `
  const members = entries.map(({ key, value }) => {
    const name = toKeyText(key)
    if (Array.isArray(value)) return `${inner}${name}?: ${toMembers(value, inner)};\n`
    const comment = value.description.replaceAll('*/', '*\\/')
    return `${inner}/** ${comment} */\n${inner}${name}?: ${toTypeText(value.type.text)};\n`
  })
  return `{\n${members.join('')}${indent}}`
}

/** In a declaration of a prop a list is an `array`, which TypeScript does not know. */
function toTypeText(text: string): string {
  return text.replace(/(?<=^|\|)\s*array\s*(?=\||$)/g, (part) => part.replace('array', 'unknown[]'))
}

/** A key of the configuration: of a prop's default, or of an object with further keys. */
type Configurable = { key: string; value: Prop | Configurable[] }

/** Every default that is a configuration lookup of the library's own file, as the file nests them. */
function listConfigurable(catalog: Catalog): Configurable[] {
  const root: Configurable[] = []
  for (const prop of listEntries(catalog).flatMap(({ props }) => props)) {
    const [file, ...keys] = prop.defaultFrom?.config.split('.') ?? []
    if (file === catalog.library.namespace && keys.length) add(root, keys, prop)
  }
  return root
}

/** Several props may share a lookup: the first one describes it. */
function add(entries: Configurable[], [key, ...rest]: string[], prop: Prop): void {
  let entry = entries.find((candidate) => candidate.key === key)
  if (!entry) {
    entry = { key: key!, value: rest.length ? [] : prop }
    entries.push(entry)
  }
  if (rest.length && Array.isArray(entry.value)) add(entry.value, rest, prop)
}

/** A key of an object as TypeScript writes it, in quotes where it has to be. */
export function toKeyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}
