import type { Catalog } from '../schema/catalog.ts'
import { listConfigurable, type Configurable } from './list-configurable.ts'
import { toKeyText } from './to-key-text.ts'

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
