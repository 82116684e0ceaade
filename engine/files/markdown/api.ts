import type { Prop } from '../../tags/index.ts'
import { toLiteralText } from '../../tags/props/literal-text.ts'
import type { Component, SubComponent } from '../../schema/component.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Release } from '../../schema/release.ts'
import type { Script } from '../../schema/script.ts'
import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import { toCompositionMarkdown } from './composition.ts'
import { toDeprecationText } from '../../tags/props/deprecation.ts'

/** The API of a component and its sub-components as Markdown: headings from depth 2, tables. */
export function toApiMarkdown(
  component: Component,
  { scripts, releases }: Pick<Catalog, 'scripts' | 'releases'>,
): string {
  const script = scripts.find(({ name }) => name === component.script)
  const composition = toCompositionMarkdown(component)
  return [
    '## API',
    ...(composition ? ['### Composition', composition] : []),
    ...toEntryMarkdown(component, releases),
    ...toTable('Events', ['Event', 'Detail', 'Description'], component.events, (event) => [
      inlineCode(event.name),
      event.detail ? inlineCode(event.detail) : '–',
      event.description,
    ]),
    ...component.subComponents.flatMap((part) => toEntryMarkdown(part, releases)),
    ...toAccessibility(component),
    ...(script ? ['### Script', toScript(script)] : []),
  ].join('\n\n')
}

function toEntryMarkdown(part: Component | SubComponent, releases: Release[]): string[] {
  return [
    `### ${part.title}`,
    ...(part.deprecated ? [`**Deprecated.** ${toDeprecationText(part.deprecated)}`] : []),
    `${inlineCode(`<${part.tag}>`)} ${part.description}`,
    ...toFacts(part, releases),
    ...toTable('Props', ['Prop', 'Type', 'Default', 'Description'], part.props, (prop) => [
      inlineCode(prop.name),
      inlineCode(prop.type.text),
      toDefault(prop),
      toPropDescription(prop),
    ]),
    ...toTable('Slots', ['Slot', 'Required', 'Description'], part.slots, (slot) => [
      inlineCode(slot.name),
      slot.required ? 'yes' : 'no',
      slot.description,
    ]),
    ...toTable('Parts', ['Part', 'Description'], part.parts, ({ name, description }) => [
      inlineCode(name),
      description,
    ]),
    ...(part.attributes.passThrough
      ? [`Any other attribute goes to the ${part.attributes.to}.`]
      : []),
    ...(part.rules.length ? ['#### Rules', part.rules.map((rule) => `- ${rule}`).join('\n')] : []),
  ]
}

/** What is worth knowing before the tables. */
function toFacts(part: Component | SubComponent, releases: Release[]): string[] {
  const facts = [
    ...('parentRequired' in part && part.parentRequired ? [toPlace(part)] : []),
    ...(part.kind === 'class' ? ['A class computes what the template shows.'] : []),
    ...toSince(part.since, releases),
  ]
  return facts.length ? [facts.join(' ')] : []
}

/** When a part came; nothing before the first release, when all of them are new. */
function toSince(since: string | undefined, releases: Release[]): string[] {
  if (!since) return []
  const release = releases.find(({ version }) => version === since)
  if (release?.date !== null) return [`Since ${since}.`]
  return releases.length > 1 ? [`New in ${since}, not released yet.`] : []
}

function toTable<T>(
  heading: string,
  headers: string[],
  items: T[],
  toRow: (item: T) => string[],
): string[] {
  return items.length ? [`#### ${heading}`, markdownTable(headers, items.map(toRow))] : []
}

function toDefault({ required, default: value, defaultFrom }: Prop): string {
  if (required) return 'required'
  const text = value === undefined ? '–' : inlineCode(toLiteralText(value))
  return defaultFrom ? `${text}, or ${inlineCode(defaultFrom.config)} of the configuration` : text
}

function toPropDescription({ description, deprecated, examples }: Prop): string {
  const shown = (examples ?? []).map((example) => inlineCode(toLiteralText(example)))
  return [
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    description,
    ...(shown.length ? [`For example ${shown.join(', ')}.`] : []),
  ].join(' ')
}

function toAccessibility({ accessibility: { pattern, keys } }: Component): string[] {
  if (!pattern && !keys.length) return []
  return [
    '### Accessibility',
    ...(pattern ? [toPattern(pattern)] : []),
    ...(keys.length
      ? [
          markdownTable(
            ['Keys', 'Action'],
            keys.map((key) => [inlineCode(key.keys), key.action]),
          ),
        ]
      : []),
  ]
}

function toPattern(url: string): string {
  return url.includes('/apg/patterns/')
    ? `Follows the [ARIA authoring pattern](${url}).`
    : `Follows the [guidance of the W3C](${url}).`
}

function toScript({ name, summary, attributes }: Script): string {
  const list = attributes.map(({ name, description }) => `- ${inlineCode(name)}: ${description}`)
  return [`Needs the client-side script ${inlineCode(name)}. ${summary}`, list.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

function toPlace({ parentUnless = [] }: SubComponent): string {
  const others = parentUnless.map((name) => `or set ${inlineCode(name)}`)
  return `${['Put it inside its parent', ...others].join(', ')}.`
}
