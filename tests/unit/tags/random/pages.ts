import type { Choices } from './choices.ts'
import { type RandomComponent, writeComponent } from './components.ts'
import { type Kind, KINDS, withCompanions } from './kinds.ts'
import { type TagName, type TagSource, writeTag } from './tags.ts'
import { type Make, VALUES } from './values.ts'
import { type Way, Writer } from './writer.ts'

/** A page, with the components that it uses and the values that it gets. */
export interface RandomPage {
  path: string
  template: string
  values: Make[]
  components: RandomComponent[]
}

/**
 * Writes a page and its components by choices.
 * @param path the name of the page, with which the names of its components begin
 */
export function writePage(
  choices: Choices,
  kinds: ReadonlySet<Kind>,
  { kit, path }: { kit: readonly TagName[]; path: string },
): RandomPage {
  const wanted = [...kinds]
  // Few kinds at a time, because one that is never cached hides the others.
  const some = choices.list(6, () => withCompanions(choices.pick(wanted)))
  const chosen = kinds.size < 10 ? kinds : new Set(some.flatMap((one) => [...one]))
  const writer = new Writer(choices, chosen)
  const components: RandomComponent[] = []
  const own: TagName[] = []
  const last = choices.below(4)
  for (let index = 0; index <= last; index++) {
    const source = { own: [...own], kit }
    const component = writeComponent(writer, `${path}c${index}`, source)
    components.push(component)
    own.push({ name: `own::${component.name}`, attributes: component.attributes })
  }
  // The last one uses the others, so it is the most likely.
  const source = { own: own.toReversed(), kit }
  const values = [writer.way(MAKES), ...choices.list(3, () => writer.way(MAKES))]
  const lines = Array.from({ length: 1 + choices.below(3) }, () =>
    writeLines(writer, source, values, 2),
  )
  const template = ["@stack('js')", ...lines.flat()].slice(chosen.has('edgeTags') ? 0 : 1)
  return { path, template: template.join('\n'), values, components }
}

const MAKES: readonly Way<Make>[] = Object.entries(VALUES).flatMap(([kind, makes]) =>
  makes.map((make) => [KINDS.find((one) => one === kind) ?? null, make] as const),
)

/** Writes a tag of a page, and what shows what it did to its values. */
function writeLines(writer: Writer, source: TagSource, values: Make[], depth: number): string[] {
  const { choices } = writer
  const name = () => `v${choices.below(values.length)}`
  const content = (): string[] =>
    choices
      .list(2, () =>
        writer.way(CONTENT)(name(), () =>
          depth > 0 ? writeLines(writer, source, values, depth - 1) : ['text'],
        ),
      )
      .flat()
  const tag = writeTag(writer, source, { expression: name, content })
  return [...tag, ...writer.way(AFTER)(name())]
}

type Write = (name: string, inside: () => string[]) => string[]

/** What pages have between tags and in slots. */
const CONTENT: readonly Way<Write>[] = [
  [null, () => ['text in a slot']],
  [null, (name) => [`{{ typeof ${name} }}`]],
  [null, () => ['<b>{{ token }}</b>']],
  [null, () => ['javascript:alert(1)']],
  [null, () => ['<i class="a">"&quot;</i>']],
  [null, (_, inside) => inside()],
  [null, (_, inside) => inside()],
  ['loops', (_, inside) => ['@each(n in [1, 2])', '{{ n }}', ...inside(), '@end']],
  ['loops', (name, inside) => [`@if(${name})`, ...inside(), '@end']],
  ['plain', (name) => [`{{ ${name}?.length }}`]],
  ['mutation', (name) => [`{{ ${name}?.push?.('from the slot') }}`]],
  [
    'mutation',
    (name) => [
      `{{ ${name} && typeof ${name} === 'object' ? Reflect.set(${name}, 'total', 'set') : '' }}`,
    ],
  ],
  ['mutation', (name) => [`@assign(${name} = 'assigned')`]],
  ['mutation', (name) => [`{{ ${name}?.reverse?.().length }}`]],
  ['ambient', () => ['{{ Date.now() }}']],
  ['counter', () => ['{{ nextNumber() }}']],
  ['context', () => ['{{ $context?.size }}']],
  ['context', () => ['{{ JSON.stringify($context) }}']],
  ['inject', () => ['{{ $context?.toNumber?.() }}{{ $context?.list?.push?.(1) }}']],
  ['slotPassed', () => ['{{{ await $context?.render?.() }}}']],
  ['pauses', () => ['{{ await pause(3) }}']],
  ['pauses', (_, inside) => ['{{ await pause(1) }}', ...inside(), '{{ await pause(2) }}']],
  ['errors', (name) => [`{{ ${name}.missing.property }}`]],
  ['errors', () => ['{{ onlyAda.length }}']],
  ['whiteSpace', () => ['  {{-- comment --}}', '', '\t a \t']],
  ['edgeTags', () => ["@pushTo('js')", '{{ token }}', '@end']],
  ['zeros', (name) => [`{{ 1 / ${name} }}`]],
]

/** What pages show of a value that a tag may have changed. */
const AFTER: readonly Way<(name: string) => string[]>[] = [
  [null, () => []],
  [null, () => ['after']],
  [
    'mutation',
    (name) => [
      `{{ ${name}?.length }}{{ ${name}?.total }}{{ ${name}?.[0] ? typeof ${name}[0] : '' }}`,
    ],
  ],
  ['mutation', (name) => [`{{ Object.isFrozen(${name}) }}{{ seen.count }}{{ seen.names.length }}`]],
  ['context', () => ['{{ JSON.stringify($context ?? null) }}']],
  ['counter', () => ['{{ nextNumber() }}{{ user.visits }}']],
  ['objects', (name) => [`{{ ${name}?.count }}`]],
]
