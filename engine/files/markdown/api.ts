import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog, Release, Script } from '../../schema/catalog.ts'
import type { Component, Entry, SubComponent } from '../../schema/component.ts'
import type { Prop } from '../../tags/index.ts'
import { listDeprecatedValues, toDeprecationText } from '../../tags/props/deprecation.ts'
import { toLiteralText, toAttributeName } from '../../tags/props/prop.ts'
import { toComponentPath } from '../../catalog/paths.ts'

/** Writes the API of a component and its sub-components as Markdown: level 2 headings, tables. */
export function toApiMarkdown(
  component: Component,
  { library, scripts, releases }: Pick<Catalog, 'library' | 'scripts' | 'releases'>,
): string {
  const { namespace } = library
  const script = scripts.find(({ name }) => name === component.script)
  const composition = toCompositionMarkdown(component)
  const holders = findHolders(component)
  return [
    '## API',
    ...(composition ? ['### Composition', composition] : []),
    ...toEntryMarkdown(component, namespace, releases),
    ...toTable('Events', ['Event', 'Detail', 'Description'], component.events, (event) => [
      inlineCode(event.name),
      event.detail ? inlineCode(event.detail) : '–',
      event.description,
    ]),
    ...component.subComponents.flatMap((entry) =>
      toEntryMarkdown(entry, namespace, releases, holders.get(entry)),
    ),
    ...toAccessibility(component),
    ...(script ? ['### Script', toScript(script, namespace)] : []),
  ].join('\n\n')
}

function toEntryMarkdown(
  entry: Component | SubComponent,
  namespace: string,
  releases: Release[],
  holder?: Entry,
): string[] {
  const part = inlineCode(`data-${namespace}-part`)
  return [
    `### ${entry.title}`,
    ...(entry.deprecated ? [`**Deprecated.** ${toDeprecationText(entry.deprecated)}`] : []),
    `${inlineCode(`<${entry.tag}>`)} ${entry.description}`,
    ...toFacts(entry, releases, holder),
    ...toTable('Props', ['Prop', 'Type', 'Default', 'Description'], entry.props, (prop) => [
      inlineCode(toAttributeName(prop.name)),
      inlineCode(prop.type.text),
      toDefault(prop),
      toPropDescription(prop),
    ]),
    ...toTable('Slots', ['Slot', 'Required', 'Description'], entry.slots, (slot) => [
      inlineCode(slot.name),
      slot.required ? 'yes' : 'no',
      slot.description,
    ]),
    ...toTable('Parts', [part, 'Description'], entry.parts, ({ name, description }) => [
      inlineCode(name),
      description,
    ]),
    ...(entry.attributes.passThrough
      ? [`Any other attribute goes to the ${entry.attributes.to}.`]
      : []),
    ...(entry.rules.length
      ? ['#### Rules', entry.rules.map((rule) => `- ${rule}`).join('\n')]
      : []),
  ]
}

/** Returns the facts to show above the tables. */
function toFacts(entry: Component | SubComponent, releases: Release[], holder?: Entry): string[] {
  const since = toSinceText(entry, releases)
  const facts = [
    ...('parentRequired' in entry && entry.parentRequired && holder
      ? [toPlace(entry, holder)]
      : []),
    ...(since ? [`${since}.`] : []),
  ]
  return facts.length ? [facts.join(' ')] : []
}

/** Names the version that added an entry. Null before the first release, when all are new. */
export function toSinceText({ since }: Pick<Entry, 'since'>, releases: Release[]): string | null {
  if (!since) return null
  const release = releases.find(({ version }) => version === since)
  if (release?.date !== null) return `Since ${since}`
  return releases.length > 1 ? `New in ${since}, not released yet` : null
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
  if (!defaultFrom) return text
  const [file, ...keys] = defaultFrom.config.split('.')
  return `${text}, or ${inlineCode(keys.join('.'))} in ${inlineCode(`config/${file}.ts`)}`
}

/** Returns the description of a prop with its deprecation and examples, as Markdown. */
export function toPropDescription(prop: Prop): string {
  const { description, deprecated, examples } = prop
  const shown = (examples ?? []).map((example) => inlineCode(toLiteralText(example)))
  return [
    ...(deprecated ? [`**Deprecated.** ${toDeprecationText(deprecated)}`] : []),
    description,
    ...listDeprecatedValues(prop),
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
  if (url.includes('/apg/patterns/')) return `Follows the [ARIA authoring pattern](${url}).`
  if (url.startsWith('https://html.spec.whatwg.org/'))
    return `Follows the [HTML specification](${url}).`
  return `Follows the [guidance of the W3C](${url}).`
}

function toScript({ name, summary, attributes }: Script, namespace: string): string {
  const list = attributes.map(({ name, description }) => `- ${inlineCode(name)}: ${description}`)
  const command = inlineCode(`${namespace}:install`)
  const use = `Uses the client script ${inlineCode(name)}, which ${command} loads with all others.`
  return [`${use} ${summary}`, list.join('\n')].filter(Boolean).join('\n\n')
}

function toPlace({ parentUnless = [] }: SubComponent, holder: Entry): string {
  const others = parentUnless.map((name) => `or set ${inlineCode(name)}`)
  return `${[`Put it inside ${inlineCode(holder.name)}`, ...others].join(', ')}.`
}

/**
 * Writes the nesting of a component's entries as a Markdown list, each with its summary and the
 * slots that accept it. Empty for a component without sub-components.
 */
export function toCompositionMarkdown(component: Component): string {
  const entries: Entry[] = [component, ...component.subComponents]
  if (entries.length === 1) return ''
  const holders = findHolders(component)
  const toItems = (holder: Entry | undefined, depth: number): string[] =>
    entries
      .filter((entry) => holders.get(entry) === holder)
      .flatMap((entry) => [
        `${'  '.repeat(depth)}- ${toItem(entry, holder)}`,
        ...toItems(entry, depth + 1),
      ])
  return toItems(undefined, 0).join('\n')
}

/**
 * Finds the entry around each entry. One that requires a parent is inside the parent in its name,
 * unless only a slot of another entry names it. Any other is inside an entry with a slot that names
 * it; if two name each other, only one is put inside the other.
 */
function findHolders(component: Component): Map<Entry, Entry> {
  const entries: Entry[] = [component, ...component.subComponents]
  const holders = new Map<Entry, Entry>()
  const isWithin = (inner: Entry | undefined, outer: Entry): boolean =>
    inner !== undefined && (inner === outer || isWithin(holders.get(inner), outer))
  const findNaming = (entry: Entry, among: Entry[]) =>
    among.find((one) => listSlots(one, entry).length && !isWithin(one, entry))
  for (const sub of component.subComponents) {
    if (!sub.parentRequired) continue
    const parentName = sub.name.slice(0, sub.name.lastIndexOf('.'))
    const parent = entries.find(({ name }) => name === parentName) ?? component
    const isFree = parent === component && !listSlots(component, sub).length
    holders.set(sub, (isFree ? findNaming(sub, entries) : null) ?? parent)
  }
  for (const entry of entries) {
    if (holders.has(entry)) continue
    const holder = findNaming(entry, entries)
    if (holder) holders.set(entry, holder)
  }
  return holders
}

/** Lists the slots of an entry whose descriptions name another entry, as code. */
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
