import { readLibrary } from '../../engine/io/read-library.ts'
import { parseComponent } from '../../engine/library/component/parse-component.ts'
import { toAttributeName } from '../../engine/tags/props/prop.ts'

/** A tag, or one of its attributes with its type or values, or a slot, as one line. */
export type Fact = string

/**
 * Returns the declarations in the templates of a library: tags, attributes with types, and slots,
 * sorted.
 */
export async function listSourceFacts(folder: string): Promise<Fact[]> {
  const { library, components } = await readLibrary(folder)
  return components
    .map((source) =>
      parseComponent(source, library, ({ message }) => {
        throw new Error(message)
      }),
    )
    .flatMap(({ tag, props, slots }) => [
      tag,
      ...props.map(({ name, type }) => toAttributeFact(tag, toAttributeName(name), type.text)),
      ...slots.map(({ name }) => toSlotFact(tag, name)),
    ])
    .sort()
}

/** Returns the fact of an attribute and its type or values. */
export function toAttributeFact(tag: string, name: string, type: string | string[]): Fact {
  const values = Array.isArray(type) ? type.join(' | ') : type
  return `${tag} ${name.replace(/^:/, '')}=${values.replaceAll(/['"\\]/g, '')}`
}

/** Returns the fact of a slot. */
export function toSlotFact(tag: string, name: string): Fact {
  return `${tag} #${name}`
}
