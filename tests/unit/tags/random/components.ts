import { CLASS_COUNT } from './classes.ts'
import { SLOTS, writeExpression } from './expressions.ts'
import { type TagSource, writeTag } from './tags.ts'
import type { Scope, Way, Writer } from './writer.ts'

/** A component of the imaginary library. */
export interface RandomComponent {
  name: string
  template: string
  /** The attributes that it reads. */
  attributes: string[]
  /** Its class, as a number of `toClass`; null without one. */
  classNumber: number | null
}

/** Props, with their declarations. Without one, an attribute is in `$attrs`. */
const PROPS: Record<string, string> = {
  value: "{ type: 'unknown' }",
  other: "{ type: 'unknown' }",
  label: "{ type: 'string', default: 'label' }",
  items: "{ type: 'array', default: [] }",
  data: "{ type: 'object' }",
  count: "{ type: 'number' }",
  open: 'false',
  size: "{ type: 'string', values: ['s', 'm'], default: 's' }",
  theme: "{ type: 'unknown' }",
  depth: "{ type: 'number', default: 0 }",
}

/** What a statement of a component may use. */
interface Place {
  scope: Scope
  /** How many blocks may still be inside each other. */
  depth: number
  source: TagSource
}

/** Writes a component that may use those before it. */
export function writeComponent(writer: Writer, name: string, source: TagSource): RandomComponent {
  const { choices } = writer
  const isDeclared = choices.chance(80)
  const names = Object.keys(PROPS).filter((prop) => prop === 'value' || choices.chance(30))
  const scope = isDeclared ? names : []
  const classNumber =
    writer.has('classes') && choices.chance(30) ? choices.below(CLASS_COUNT) : null
  const place = { scope, depth: 3, source }
  const entries = names.map((prop) => `  ${prop}: ${PROPS[prop]},`)
  const declaration = isDeclared ? ['@props({', ...entries, '})', ''].join('\n') : ''
  const lines = writeStatements(writer, place, 1 + choices.below(4))
  if (classNumber !== null) lines.push('<i>{{ self.text }}</i>{{{ await self.body?.() }}}')
  if (writer.has('recursion') && isDeclared && names.includes('depth') && choices.chance(50)) {
    const slot = choices.pick(['', '{{{ await $slots.main() }}}', '<x-slot:head>h</x-slot:head>'])
    lines.push(
      '@if(depth < 2)',
      `<x-own::${name} :depth="depth + 1" :value="value">${slot}</x-own::${name}>`,
      '@end',
    )
  }
  return {
    name,
    template: declaration + toText(writer, lines),
    attributes: [...names, 'title'],
    classNumber,
  }
}

/** Joins lines, with white space and comments where they do no harm. */
function toText(writer: Writer, lines: string[]): string {
  const { choices } = writer
  if (!writer.has('whiteSpace') || choices.chance(50)) return lines.join('\n')
  const written = lines.map(
    (line) => choices.pick(['', '', '\n', '{{-- note --}}\n', '  ', '\t']) + line,
  )
  return written.join(choices.pick(['\n', '\r\n'])) + choices.pick(['', '\n', '\n\n', '  \n'])
}

function writeStatements(writer: Writer, place: Place, count: number): string[] {
  return Array.from({ length: count }, () => writer.way(place.depth > 0 ? DEEP : FLAT)).flatMap(
    (write) => write(writer, place),
  )
}

type Write = (writer: Writer, place: Place) => string[]

const inside = (writer: Writer, place: Place, more: string[] = []): string[] =>
  writeStatements(
    writer,
    { ...place, depth: place.depth - 1, scope: [...place.scope, ...more] },
    1 + writer.choices.below(2),
  )
const expression: (writer: Writer, place: Place) => string = (writer, { scope }) =>
  writeExpression(writer, scope)
/** A slot in the ways that people write it. Each component has the main slot. */
const slot = ({ choices }: Writer) =>
  choices.pick(['await $slots.main()', `await $slots.${choices.pick(SLOTS)}?.()`])
const mustache: Write = (writer, place) => [`<b>{{ ${expression(writer, place)} }}</b>`]
const condition = (writer: Writer, place: Place) =>
  writer.choices.pick([
    () => writer.name(place.scope),
    () => expression(writer, place),
    () => `!(${expression(writer, place)})`,
  ])()

/** Statements that hold no others. */
const FLAT: readonly Way<Write>[] = [
  [null, (writer) => [`<p>{{{ ${slot(writer)} }}}</p>`]],
  [null, () => ['{{{ await $slots.main() }}}']],
  [null, () => ['text']],
  [null, mustache],
  [null, mustache],
  [null, mustache],
  ['attrs', () => ['<div {{ $attrs.toAttrs() }}></div>']],
  [
    'attrs',
    (writer, place) => [
      `<div {{ $attrs.merge({ class: 'own', title: ${expression(writer, place)} }).toAttrs() }}></div>`,
    ],
  ],
  [
    'slotTwice',
    (writer) => {
      const one = slot(writer)
      return [`{{{ ${one} }}}-{{{ ${one} }}}`]
    },
  ],
  ['slotTwice', () => ['@each(n in [1, 2])', '{{{ await $slots.main() }}}', '@end']],
  [
    'slotTwice',
    () => [
      '@if(true)',
      '@let(text = await $slots.main())',
      '{{{ text }}}',
      '@assign(text = text + 1)',
      '{{{ text }}}',
      '@end',
    ],
  ],
  ['slotInHtml', (writer) => [`<p title="{{ ${slot(writer)} }}">a</p>`]],
  ['slotInHtml', (writer) => [`<p class="a {{{ ${slot(writer)} }}}">a</p>`]],
  [
    'slotInHtml',
    (writer) => [`<style>{{{ ${slot(writer)} }}}</style><!-- {{{ ${slot(writer)} }}} -->`],
  ],
  ['slotInHtml', (writer) => [`<{{{ ${slot(writer)} }}}>`]],
  [
    'slotInCondition',
    (writer) => ['@if($slots.head)', `{{{ ${slot(writer)} }}}`, '@else', 'none', '@end'],
  ],
  [
    'slotInCondition',
    (writer) => [`@if(((${slot(writer)}) ?? '').trim())`, 'full', '@else', 'empty', '@end'],
  ],
  [
    'slotInCondition',
    (writer) => [`@unless((${slot(writer)})?.length > 3)`, '{{{ await $slots.main() }}}', '@end'],
  ],
  [
    'slotInCondition',
    (writer) => [`@each(letter in ((${slot(writer)}) ?? '').split(''))`, '{{ letter }}.', '@end'],
  ],
  [
    'slotInCondition',
    (writer) => [`@if(false)`, 'never', `@elseif((${slot(writer)}) === 'a')`, 'a', '@end'],
  ],
  [
    'inject',
    (writer) => [`@inject({ size: ${writer.choices.pick(["'s'", 'true', 'false', '1'])} })`],
  ],
  ['inject', (writer, place) => [`@inject({ size: ${expression(writer, place)} })`]],
  [
    'inject',
    (writer, place) => [
      '{{{ await $slots.head?.() }}}',
      `@inject({ list: [${writer.name(place.scope)}] })`,
    ],
  ],
  [
    'inject',
    () => [
      '@if(true)',
      '@let(list = [])',
      '@inject({ list })',
      '{{{ await $slots.main() }}}',
      '<u>{{ list.length }}</u>',
      '@end',
    ],
  ],
  [
    'inject',
    () => [
      '@if(true)',
      '@let(count = 0)',
      '@inject({ toNumber: () => ++count })',
      '{{{ await $slots.main() }}}{{ count }}',
      '@end',
    ],
  ],
  [
    'injectInside',
    (writer, place) => [
      `@if(${condition(writer, place)})`,
      "@inject({ size: 'inside' })",
      '@end',
      '{{{ await $slots.main() }}}',
    ],
  ],
  [
    'injectInside',
    (writer, place) => [
      `@if(${condition(writer, place)})`,
      '@inject({ size: true })',
      '@else',
      '@inject({ size: false })',
      '@end',
      '{{{ await $slots.main() }}}',
    ],
  ],
  [
    'injectInside',
    () => ['@each(n in [1, 2])', '@inject({ size: n })', '{{{ await $slots.main() }}}', '@end'],
  ],
  [
    'injectInside',
    (writer, place) => [
      `@unless(${condition(writer, place)})`,
      '@inject({ size: true })',
      '@end',
      '{{{ await $slots.main() }}}',
    ],
  ],
  [
    'mutation',
    (writer, place) => [
      `@assign(${writer.name(place.scope.length ? place.scope : ['theme'])} = 'assigned')`,
      '{{ theme }}',
    ],
  ],
  [
    'mutation',
    (writer, { scope }) => [
      `@if(typeof ${writer.name(scope)} === 'object' && ${writer.name(scope)})`,
      `@assign(Object(${writer.name(scope)}).total = 'assigned')`,
      '@end',
    ],
  ],
  ['globals', () => ["@assign(token = 'assigned')", '{{ token }}']],
  ['globals', () => ['@if(true)', "@let(theme = 'local')", '{{ theme }}', '@end']],
  ['edgeTags', () => ["@include('note')"]],
  ['edgeTags', () => ["@includeIf(isAdmin, 'note')"]],
  [
    'edgeTags',
    (writer, place) => [
      `@component('note', { label: ${writer.name(place.scope)} })`,
      slotText(writer),
      '@end',
    ],
  ],
  ['edgeTags', () => ["@!component('note', { label: token })"]],
  [
    'edgeTags',
    (writer, place) => [
      "@pushTo('js')",
      `<script>${writer.choices.pick(['1', `{{ typeof ${writer.name(place.scope)} }}`, '{{ token }}'])}</script>`,
      '@end',
    ],
  ],
  ['edgeTags', () => ["@pushOnceTo('js')", '<script>once</script>', '@end']],
  ['edgeTags', (writer, place) => [`@eval(${expression(writer, place)})`]],
  [
    'errors',
    (writer, place) => [
      `@if(${condition(writer, place)})`,
      "@newError('refused', $filename, 1, 1)",
      '@end',
    ],
  ],
  ['errors', (writer, place) => [`{{ ${writer.name(place.scope)}.missing.property }}`]],
  ['errors', () => ['{{ onlyAda.length }}']],
  ['pauses', () => ['{{ await pause(2) }}']],
  [
    'slotPassed',
    (writer, { source }) => [
      `<x-${writer.choices.pick(source.own)?.name ?? 'kit::text'} :value="$slots" />`,
    ],
  ],
  [
    'slotPassed',
    (writer, { source }) => [
      `<x-${writer.choices.pick(source.own)?.name ?? 'kit::text'} :value="$slots.main" :other="$slots.head?.()?.catch?.(() => '')" />`,
    ],
  ],
  [
    'slotPassed',
    () => ['@if(true)', '@let(render = $slots.main)', '{{{ await render() }}}', '@end'],
  ],
  [
    'slotPassed',
    () => [
      '@if(true)',
      '@let(all = $slots)',
      '{{{ await all.main() }}}{{{ await all.head?.() }}}',
      '@end',
    ],
  ],
  ['slotPassed', () => ['@assign($slots.head = () => "replaced")', '{{{ await $slots.head() }}}']],
  ['slotPassed', () => ['@inject({ render: $slots.head })', '{{{ await $slots.main() }}}']],
]

const slotText = (writer: Writer) =>
  writer.choices.pick(['{{{ await $slots.main() }}}', 'text', '{{ token }}'])

/** Statements that hold others. */
const DEEP: readonly Way<Write>[] = [
  ...FLAT,
  [
    null,
    (writer, place) => [
      `@if(${condition(writer, place)})`,
      ...inside(writer, place),
      '@else',
      ...inside(writer, place),
      '@end',
    ],
  ],
  [
    'loops',
    (writer, place) => [
      `@each(item in [${writer.name(place.scope)}, 'b'].flat())`,
      ...inside(writer, place, ['item']),
      '@end',
    ],
  ],
  [
    'loops',
    (writer, place) => [
      `@each((item, index) in Object(${writer.name(place.scope)}))`,
      '{{ index }}',
      ...inside(writer, place, ['item', 'index']),
      '@end',
    ],
  ],
  [
    'loops',
    (writer, place) => [
      '@each((item, key) in { a: 1, b: { c: 2 } })',
      ...inside(writer, place, ['item', 'key']),
      '@end',
    ],
  ],
  [
    'loops',
    (writer, place) => [
      '@each(user in [{ name: 1 }, [2]])',
      '{{ user.name }}',
      ...inside(writer, place, ['user']),
      '@else',
      'none',
      '@end',
    ],
  ],
  [
    'loops',
    (writer, place) => [
      `@if(true)`,
      `@let(local = ${expression(writer, place)})`,
      ...inside(writer, place, ['local']),
      '@end',
    ],
  ],
  [
    'slotInTag',
    (writer, place) => [
      '@if($slots.head)',
      ...writeTag(writer, place.source, {
        expression: () => expression(writer, place),
        content: () => ['a'],
        slot: () => 'await $slots.head()',
      }),
      '@end',
    ],
  ],
  [
    'innerTags',
    (writer, place) =>
      writeTag(writer, place.source, {
        expression: () => expression(writer, place),
        content: () => inside(writer, place),
        slot: () => slot(writer),
      }),
  ],
  [
    'innerTags',
    (writer, place) =>
      writeTag(writer, place.source, {
        expression: () => expression(writer, place),
        content: () => ['{{{ await $slots.main() }}}'],
        slot: () => slot(writer),
      }),
  ],
]
