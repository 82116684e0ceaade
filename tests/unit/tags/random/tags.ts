import type { Way, Writer } from './writer.ts'

/** A component, `own::c1` or `kit::link`, and the attributes that it reads. */
export interface TagName {
  name: string
  attributes: readonly string[]
}

/** The components that a template may use. */
export interface TagSource {
  own: readonly TagName[]
  kit: readonly TagName[]
}

/** How the template around a tag writes what is inside. */
interface Inside {
  expression: () => string
  content: () => string[]
  /** Writes the text of a slot as an expression; absent in pages. */
  slot?: () => string
}

/** Attributes that no component declares. */
const FREE = [
  'title',
  'class',
  'id',
  'style',
  'href',
  'aria-label',
  'data-value',
  'onclick',
  'src',
  'Title',
  'data-a',
  'value',
  'name',
  'constructor',
  'all',
  'theme',
  '$tags',
  '$slots',
  'token',
  'self',
]
const LITERALS = ['a', '', 'a &amp; b', '/users', 's', 'javascript:alert(1)', 'true', '1', 'check']
/** Contents that mean something else in attributes. */
const TEXTS = [
  'text',
  '<b title="a">{{ token }}</b>',
  'javascript:alert(1)',
  '" onclick="alert(1)',
  'a &amp; <br>',
]

/** Writes a tag with attributes, content and slots, as lines. */
export function writeTag(writer: Writer, source: TagSource, inside: Inside): string[] {
  const { choices } = writer
  const names = [...(writer.has('kitTags') ? ['kit' as const] : []), 'own' as const]
  const list = source[choices.pick(names)]
  const { name, attributes } = list.length ? choices.pick(list) : source.kit[0]!
  const used = new Set<string>()
  const written = choices.list(4, () => {
    const one = choices.pick(choices.chance(25) ? FREE : attributes.length ? attributes : FREE)
    if (used.has(one.toLowerCase()) && one !== 'class') return ''
    used.add(one.toLowerCase())
    return ` ${writer.way(ATTRIBUTES)(writer, one, inside)}`
  })
  const open = `<x-${name}${written.join('')}`
  return choices.pick([
    () => [`${open} />`],
    () => [`${open}>`, ...inside.content(), `</x-${name}>`],
    () => [`${open}>${choices.pick(TEXTS)}</x-${name}>`],
    () => [
      `${open}>`,
      '<x-slot:head>',
      ...inside.content(),
      '</x-slot:head>',
      ...choices.pick([() => [], () => inside.content()])(),
      `</x-${name}>`,
    ],
    () => [
      `${open}><x-slot:row let="row">`,
      choices.pick([
        '{{ row?.label }}',
        '{{ typeof row }}',
        '{{ JSON.stringify(row) }}',
        '{{ row?.list?.[0]?.total }}',
      ]),
      ...choices.pick([() => [], () => inside.content()])(),
      `</x-slot></x-${name}>`,
    ],
  ])()
}

type Write = (writer: Writer, name: string, inside: Inside) => string

const quote = (expression: string) => expression.replaceAll('"', "'")

const ATTRIBUTES: readonly Way<Write>[] = [
  [null, ({ choices }, name) => `${name}="${choices.pick(LITERALS)}"`],
  [null, (_, name) => name],
  [null, (_, name, { expression }) => `:${name}="${quote(expression())}"`],
  [null, (_, name, { expression }) => `:${name}="${quote(expression())}"`],
  [null, (_, name, { expression }) => `${name}="{{ ${quote(expression())} }}"`],
  [null, (_, name, { expression }) => `${name}="a {{{ ${quote(expression())} }}} b"`],
  [
    'spread',
    (_, name, { expression }) => `{{ { '${name}': ${quote(expression())}, class: 'spread' } }}`,
  ],
  ['spread', (_, name, { expression }) => `:${name}="[${quote(expression())}]"`],
  ['spread', (_, name, { expression }) => `:${name}="{ a: ${quote(expression())} }"`],
  ['attrs', (_, name, { slot }) => (slot ? '{{ $attrs }}' : `${name}="b"`)],
  ['slotInTag', (_, name, { slot }) => (slot ? `${name}="{{{ ${slot()} }}}"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `${name}="{{{ ${slot()} }}}"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `${name}="{{{ ${slot()} }}}"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `${name}="a {{ ${slot()} }}"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `:${name}="${slot()}"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `:${name}="[${slot()}, 1]"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `{{ { '${name}': ${slot()} } }}` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `:${name}="html.safe(${slot()})"` : name)],
  ['slotInTag', (_, name, { slot }) => (slot ? `:${name}="(${slot()}) ? 'full' : 'empty'"` : name)],
]
