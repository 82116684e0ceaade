import { toComponentAnswer } from '../../engine/answers/component.ts'
import { toAttributeName } from '../../engine/tags/props/prop.ts'
import { toHtmlCustomData } from '../../engine/files/editors/html-custom-data.ts'
import { toWebTypes } from '../../engine/files/editors/web-types.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import type { ComponentEntry } from '../../engine/schema/component.ts'
import { toAttributeFact, toSlotFact, type Fact } from './list-source-facts.ts'

type Described = {
  tag: string
  props: { name: string; type: string | { text: string } }[]
  slots: { name: string }[]
}

/** Returns the facts in each file and answer, by its name, sorted. */
export function listPublishedFacts(
  catalog: Catalog,
  readText: (path: string) => string,
): Record<string, Fact[]> {
  const read = (path: string) => JSON.parse(readText(path))
  const { components } = catalog
  const files: Record<string, Fact[]> = {
    '/components.json': read('components.json').components.flatMap(toFacts),
    '/components/<name>.json': components.flatMap(({ name }) =>
      toFacts(read(`components/${name}.json`)),
    ),
    '/components/<name>.md': components.flatMap(({ name }) =>
      toMarkdownFacts(readText(`components/${name}.md`)),
    ),
    get_component: components.flatMap(({ name }) => toFacts(toComponentAnswer(catalog, name))),
    'custom data of VS Code': toHtmlCustomData(catalog).tags.flatMap(toCustomDataFacts),
    'web-types': toWebTypes(catalog).contributions.html.elements.flatMap(
      ({ name, attributes, slots }) => [
        name,
        ...attributes.map((attribute) =>
          toAttributeFact(name, attribute.name, attribute.value.type),
        ),
        ...slots.map((slot) => toSlotFact(name, slot.name)),
      ],
    ),
  }
  return Object.fromEntries(Object.entries(files).map(([name, facts]) => [name, facts.sort()]))
}

function toFacts({
  subComponents = [],
  ...part
}: Described & { subComponents?: Described[] | ComponentEntry['subComponents'] }): Fact[] {
  return [part, ...subComponents].flatMap(({ tag, props, slots }) => [
    tag,
    ...props.map(({ name, type }) =>
      toAttributeFact(tag, toAttributeName(name), typeof type === 'string' ? type : type.text),
    ),
    ...slots.map(({ name }) => toSlotFact(tag, name)),
  ])
}

type CustomTag = ReturnType<typeof toHtmlCustomData>['tags'][number]

/**
 * Values are in a list if there are some; the type is at the start of the description, the slots at
 * the end.
 */
function toCustomDataFacts({ name, description, attributes }: CustomTag): Fact[] {
  const slots = /^Slots: (.+)\.$/m.exec(description.value)?.[1] ?? ''
  return [
    name,
    ...attributes.map((attribute) => {
      // After the sentence that names the replacement of a deprecated prop.
      const described = attribute.description.value.replace(/^\*\*Deprecated\.\*\* .*?\. /, '')
      const text = /`+([^`]+)`+/.exec(described)![1]!
      const values = attribute.values?.map((value) => value.name)
      return toAttributeFact(name, attribute.name, values ?? text)
    }),
    ...[...slots.matchAll(/`([^`]+)`/g)].map(([, slot]) => toSlotFact(name, slot!)),
  ]
}

/** Returns the rows of the tables below each tag of the API, in the Markdown of a page. */
function toMarkdownFacts(markdown: string): Fact[] {
  const [, api = ''] = markdown.split(/^## API$/m)
  return api.split(/^(?=`<x-)/m).flatMap((section) => {
    const tag = /^`<(x-[^>]+)>`/.exec(section)?.[1]
    if (!tag) return []
    const rows = (heading: string) => {
      const [, table = ''] = section.split(`#### ${heading}\n`)
      const [own = ''] = table.split(/^#/m)
      return [...own.matchAll(/^\| `([^`]+)` \| (?:`+ ?(.+?) ?`+ )?/gm)]
    }
    return [
      tag,
      ...rows('Props').map(([, name, type]) =>
        toAttributeFact(tag, toAttributeName(name!), type ?? ''),
      ),
      ...rows('Slots').map(([, name]) => toSlotFact(tag, name!)),
    ]
  })
}
