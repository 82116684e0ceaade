import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog, Release, Script } from '../../schema/catalog.ts'
import type { Component, Entry, SubComponent } from '../../schema/component.ts'
import type { Prop } from '../../tags/index.ts'
import { toDeprecationText } from '../../tags/props/deprecation.ts'
import { toLiteralText } from '../../tags/props/literal-text.ts'
import { toComponentPath } from '../paths.ts'

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
    ...toTable('Parts', ['Part', 'What it is'], part.parts, ({ name, description }) => [
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
  const others = parentUnless.map((name) => `or has ${inlineCode(name)}`)
  return `${['Stands inside its parent', ...others].join(', ')}.`
}

/**
 * Which part of a component stands in which as a nested Markdown list, each with its summary and
 * the slots that take it; empty for a component without sub-components.
 */
export function toCompositionMarkdown(component: Component): string {
  const parts: Entry[] = [component, ...component.subComponents]
  if (parts.length === 1) return ''
  const holders = findHolders(component, parts)
  const toItems = (holder: Entry | undefined, depth: number): string[] =>
    parts
      .filter((entry) => holders.get(entry) === holder)
      .flatMap((entry) => [
        `${'  '.repeat(depth)}- ${toItem(entry, holder)}`,
        ...toItems(entry, depth + 1),
      ])
  return toItems(undefined, 0).join('\n')
}

/**
 * What each part stands in: what its name says where it cannot stand alone, or else what has a slot
 * that names it. The one of a pair that name each other stands in none.
 */
function findHolders(component: Component, parts: Entry[]): Map<Entry, Entry> {
  const holders = new Map<Entry, Entry>()
  for (const part of component.subComponents) {
    if (!part.parentRequired) continue
    const parent = part.name.slice(0, part.name.lastIndexOf('.'))
    holders.set(part, parts.find(({ name }) => name === parent) ?? component)
  }
  const isWithin = (inner: Entry | undefined, outer: Entry): boolean =>
    inner !== undefined && (inner === outer || isWithin(holders.get(inner), outer))
  for (const entry of parts) {
    if (holders.has(entry)) continue
    const holder = parts.find((one) => listSlots(one, entry).length && !isWithin(one, entry))
    if (holder) holders.set(entry, holder)
  }
  return holders
}

/** The slots of a part that name another, as code. */
function listSlots({ slots }: Entry, { name }: Entry): string[] {
  return slots
    .filter(({ description }) => description.includes(inlineCode(name)))
    .map((slot) => inlineCode(slot.name))
}

function toItem(entry: Entry, holder: Entry | undefined): string {
  const tag = inlineCode(`<${entry.tag}>`)
  const slots = holder ? listSlots(holder, entry) : []
  return [
    entry.name.includes('.') ? `[${tag}](${toComponentPath(entry.name)})` : tag,
    ...(slots.length ? [` in the slot ${slots.join(' or ')}`] : []),
    `: ${entry.summary}`,
  ].join('')
}
