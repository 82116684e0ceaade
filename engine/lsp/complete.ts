import {
  type CompletionItem,
  CompletionItemKind as Kind,
  CompletionItemTag,
  InsertTextFormat,
  type Range as EditRange,
} from 'vscode-languageserver/node.js'
import { isIconProp, type ProjectNames } from '../check/check-names.ts'
import type { Entry } from '../schema/component.ts'
import { findCursor, findRoute, listOpenTags, type Cursor } from './cursor.ts'
import { toWrittenName } from '../catalog/tag-text.ts'
import { describeProp, findProp } from './describe.ts'
import type { Known } from './known.ts'

type Option = {
  label: string
  kind: Kind
  detail?: string
  text?: string
  docs?: string
  isDeprecated?: boolean
  /** Sorts first */
  isMain?: boolean
}

/** What completions are made of, and for. */
type Completing = {
  known: Known
  names: ProjectNames
  toRange: (from: number, to: number) => EditRange
  /** Whether the editor puts the cursor to the `$0` of a text */
  hasSnippets: boolean
}

/** Lists the completions at an offset of a template, which may be incomplete. */
export function complete(
  text: string,
  offset: number,
  { known, names, toRange, hasSnippets }: Completing,
): CompletionItem[] {
  const route = findRoute(text, offset)
  if (route) {
    const options = names.routes().map((label) => ({ label, kind: Kind.Value }))
    return options.map((option) => toItem(option, toRange(route.from, route.to), hasSnippets))
  }
  const cursor = findCursor(text, offset)
  if (!cursor) return []
  return listOptions(cursor, text, known, names).map((option) =>
    toItem(option, toRange(cursor.from, cursor.to), hasSnippets),
  )
}

function toItem(option: Option, range: EditRange, hasSnippets: boolean): CompletionItem {
  const { label, kind, detail, docs, text = label, isDeprecated, isMain } = option
  return {
    label,
    kind,
    sortText: `${isMain ? 0 : 1}${label}`,
    textEdit: { range, newText: hasSnippets ? text : text.replace('$0', '') },
    ...(hasSnippets && text.includes('$0') && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(detail !== undefined && { detail }),
    ...(docs !== undefined && { documentation: { kind: 'markdown', value: docs } }),
    ...(isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
  }
}

function listOptions(cursor: Cursor, text: string, known: Known, names: ProjectNames): Option[] {
  if (cursor.kind === 'tag') {
    const open = listOpenTags(text, cursor.from - 1, known.namespaces)
    if (cursor.isClose) {
      const last = open.at(-1)
      return last ? [{ label: last, kind: Kind.Class, isMain: true }] : []
    }
    const slots = known.entries.get(open.at(-1) ?? '')?.slots ?? []
    return [
      ...slots.map(({ name, description }) => ({
        label: `x-slot:${name}`,
        kind: Kind.Struct,
        detail: description,
        isMain: true,
      })),
      ...known.tags.map(toTagOption),
    ]
  }
  const entry = known.entries.get(cursor.tag)
  if (cursor.kind === 'attribute')
    return entry ? listAttributes(entry, cursor) : listSlotAttributes(cursor)
  if (cursor.tag === 'x-slot' && cursor.attribute === 'name') {
    const parent = listOpenTags(text, cursor.from, known.namespaces).at(-1)
    const slots = known.entries.get(parent ?? '')?.slots ?? []
    return slots.map(({ name, description }) => ({
      label: name,
      kind: Kind.Value,
      detail: description,
    }))
  }
  return entry ? listValues(entry, cursor, names) : []
}

function toTagOption(entry: Entry): Option {
  return {
    label: entry.tag,
    kind: Kind.Class,
    detail: entry.summary,
    isDeprecated: entry.deprecated !== undefined,
  }
}

function listSlotAttributes({ tag, others }: { tag: string; others: string[] }): Option[] {
  if (!tag.startsWith('x-slot')) return []
  const names = tag === 'x-slot' ? ['name', 'let'] : ['let']
  return names
    .filter((name) => !others.includes(name))
    .map((name) => ({ label: name, kind: Kind.Property, text: `${name}="$0"` }))
}

/** Lists the props that are not written yet, each as a text and as an expression. */
function listAttributes(
  entry: Entry,
  { attribute, others }: { attribute: string; others: string[] },
): Option[] {
  const left = entry.props.filter((prop) => !others.some((one) => findProp(entry, one) === prop))
  return left.flatMap((prop) => {
    const name = toWrittenName(prop, entry.tag)
    const { kind } = prop.type
    const option = {
      kind: Kind.Property,
      detail: prop.type.text,
      docs: describeProp(prop, entry),
      isDeprecated: prop.deprecated !== undefined,
      isMain: prop.required,
    }
    const bound = { ...option, label: `:${name}`, text: `:${name}="$0"` }
    if (attribute.startsWith(':') || kind === 'array' || kind === 'object') return [bound]
    return [{ ...option, label: name, text: kind === 'boolean' ? name : `${name}="$0"` }, bound]
  })
}

function listValues(
  entry: Entry,
  cursor: Cursor & { kind: 'value' },
  { icons, routes }: ProjectNames,
): Option[] {
  const prop = findProp(entry, cursor.attribute)
  if (!prop) return []
  const { values = [], kind } = prop.type
  const given = kind === 'boolean' ? [true, false] : values.length ? values : (prop.examples ?? [])
  const isIcon = isIconProp(prop, entry)
  const texts = isIcon ? icons() : prop.name === 'route' ? routes() : given
  return texts.flatMap((value) => {
    if (typeof value === 'object') return []
    const label = cursor.bound && typeof value === 'string' ? `'${value}'` : String(value)
    return { label, kind: isIcon ? Kind.Value : Kind.EnumMember, isMain: value === prop.default }
  })
}
