import type { ParsedComponent } from '../../../engine/library/component/parse-component.ts'

/** Props that name a component or what is in it; some components refuse to be without. */
const naming = 'id name label title heading legend caption value text href page pages'.split(' ')
/** What stands in a component that is nothing by itself. */
const bodies: Record<string, string> = {
  field: '<x-kit::input />',
  tooltip: '<button type="button">Text</button>',
}
/** What stands beside a part that is nothing by itself, its value with the suffix. */
const companions: Record<string, (suffix: string) => string> = {
  'tabs.tab': (suffix) => `<x-kit::tabs.panel value="billing${suffix}">Text</x-kit::tabs.panel>`,
  'tabs.panel': (suffix) => `<x-kit::tabs.tab value="billing${suffix}">Text</x-kit::tabs.tab>`,
}

/**
 * A tag as an author may write it: the props that it cannot do without, each with its example,
 * inside of the parents that it needs. It stands on a line of its own, indented by two.
 */
export function toTag(
  component: ParsedComponent,
  components: readonly ParsedComponent[],
  { attributes = [], without = [], body, alone = false, suffix = '' }: TagOptions = {},
): string {
  const { tag, props, parentRequired } = component
  const written = attributes.map((text) => /^:?([^=]*)/.exec(text)![1]!)
  const needed = props
    .filter(({ name, required }) => required || (!alone && naming.includes(name)))
    .filter(({ name }) => !without.includes(name) && !written.includes(name))
    .flatMap(({ name, examples = [] }) => examples.slice(0, 1).map((one) => [name, one] as const))
    .map(([name, example]) => toAttribute(name, example, naming.includes(name) ? suffix : ''))
  const inside = body ?? bodies[component.name] ?? 'Text'
  const own = `\n  <${[tag, ...needed, ...attributes].join(' ')}>${inside}</${tag}>\n`
  if (!parentRequired || alone) return own
  const parent = component.name.replace(/\.[^.]*$/, '')
  const outer = components.find(({ name }) => name === parent)!
  const others = [bodies[parent], companions[component.name]?.(suffix)].join('')
  return toTag(outer, components, { body: own + others, suffix })
}

/** How a tag is written otherwise than usual. */
type TagOptions = {
  /** Attributes, which replace those of the same name */
  attributes?: string[]
  /** Names of props that are left out */
  without?: string[]
  /** What stands between the tags */
  body?: string
  /** Left without the parent that it needs, and with no more props than it requires */
  alone?: boolean
  /** Ends what names it and its parents, to tell it from another */
  suffix?: string
}

function toAttribute(name: string, value: unknown, suffix: string): string {
  const key = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (typeof value === 'string') return `${key}="${value}${suffix}"`
  return `:${key}="${JSON.stringify(value).replaceAll('"', "'")}"`
}
