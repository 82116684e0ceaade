import type { Catalog } from '../../engine/schema/catalog.ts'
import type { Component } from '../../engine/schema/component.ts'

const words = ['', 'data', 'side', 'mini', 'date', 'time', 'file', 'auto', 'multi', 'rich']

/**
 * Returns a catalog with many components: copies of each under names such as `data-card`. The first
 * one has sixty examples.
 * @param size the number of components; by default, as many as the library may have before long
 */
export function toLargeCatalog(catalog: Catalog, size = 60): Catalog {
  const rounds = Math.ceil(size / catalog.components.length)
  const components = Array.from({ length: rounds }, (_, round) => toWord(round))
    .flatMap((word) =>
      catalog.components.map((component) => (word ? toCopy(component, word) : component)),
    )
    .slice(0, size)
  const [first, ...others] = components
  const examples = components.flatMap((component) => component.examples).slice(0, 60)
  return { ...catalog, components: [{ ...first!, examples }, ...others] }
}

/** Returns the prefix of the names in each round of copies: `data`, and later `data2`. */
function toWord(round: number): string {
  const word = words[round % words.length]!
  const lap = Math.floor(round / words.length) + 1
  return lap > 1 ? `${word || 'plain'}${lap}` : word
}

function toCopy(component: Component, word: string): Component {
  const rename = (name: string) => `${word}-${name}`
  const part = <T extends { name: string; tag: string; title: string }>(item: T): T => ({
    ...item,
    name: rename(item.name),
    tag: item.tag.replace('::', `::${word}-`),
    title: `${word} ${item.title}`,
  })
  return {
    ...part(component),
    subComponents: component.subComponents.map(part),
    examples: component.examples.map((example) => ({
      ...example,
      id: rename(example.id),
      uses: example.uses.map(rename),
      code: example.code.replaceAll('x-kit::', `x-kit::${word}-`),
    })),
  }
}
