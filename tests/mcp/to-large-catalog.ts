import type { Catalog } from '../../kit/src/schema/catalog.ts'
import type { Component } from '../../kit/src/schema/component.ts'

const words = ['', 'data', 'side', 'mini', 'date', 'time', 'file', 'auto', 'multi', 'rich']

/** As many components as the library is meant to have before long. */
const size = 60

/**
 * A catalog with sixty components: copies of each under names such as `data-card`. The first of
 * them has sixty examples.
 */
export function toLargeCatalog(catalog: Catalog): Catalog {
  const components = words
    .flatMap((word) =>
      catalog.components.map((component) => (word ? toCopy(component, word) : component)),
    )
    .slice(0, size)
  const [first, ...others] = components
  const examples = components.flatMap((component) => component.examples).slice(0, 60)
  return { ...catalog, components: [{ ...first!, examples }, ...others] }
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
