import type { ParsedComponent } from '../../../engine/library/component/parse-component.ts'

/** Props that name a component or its content; some components require one of them. */
const naming = 'id name label title heading legend caption value text href page pages'.split(' ')
/** The content of components that need some. */
const bodies: Record<string, string> = {
  'context-menu': '<div data-kit-menu></div>',
  field: '<x-kit::input />',
  tooltip: '<button type="button">Text</button>',
  splitter: '<x-slot name="start">Text</x-slot><x-slot name="end">Text</x-slot>',
}
/** The sibling that a sub-component needs, its value with the suffix. */
const companions: Record<string, (suffix: string) => string> = {
  'tabs.tab': (suffix) => `<x-kit::tabs.panel value="billing${suffix}">Text</x-kit::tabs.panel>`,
  'tabs.panel': (suffix) => `<x-kit::tabs.tab value="billing${suffix}">Text</x-kit::tabs.tab>`,
}

/** The element that a sub-component needs inside its parent, around itself. */
const wrappers: Record<string, (tag: string, suffix: string) => string> = {
  'menu.link': (tag, suffix) =>
    `<x-kit::menu.panel id="panel${suffix}" label="Panel">${tag}</x-kit::menu.panel>`,
}

/**
 * Returns a tag as an author may write it: with the props that it needs, each with its example,
 * inside the parents that it needs. The tag is on its own line, indented by two spaces.
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
    .filter(({ name }) => !without.includes(name) && !written.includes(toKey(name)))
    .flatMap(({ name, examples = [] }) => examples.slice(0, 1).map((one) => [name, one] as const))
    .map(([name, example]) => toAttribute(name, example, naming.includes(name) ? suffix : ''))
  const inside = body ?? bodies[component.name] ?? 'Text'
  const own = `\n  <${[tag, ...needed, ...attributes].join(' ')}>${inside}</${tag}>\n`
  if (!parentRequired || alone) return own
  const parent = component.name.replace(/\.[^.]*$/, '')
  const outer = components.find(({ name }) => name === parent)!
  const wrapped = wrappers[component.name]?.(own, suffix) ?? own
  const others = [bodies[parent], companions[component.name]?.(suffix)].join('')
  return toTag(outer, components, { body: wrapped + others, suffix })
}

/** Options for a tag. */
type TagOptions = {
  /** Attributes, which replace those of the same name */
  attributes?: string[]
  /** Names of props to leave out */
  without?: string[]
  /** Content of the tag */
  body?: string
  /** Renders the tag without the parent that it needs, and with no more props than it requires */
  alone?: boolean
  /** Suffix of the names of the tag and its parents, which tells it from another tag */
  suffix?: string
}

function toAttribute(name: string, value: unknown, suffix: string): string {
  const key = toKey(name)
  // A date with a suffix would be none.
  const isDate = /^\d{4}-\d\d/.test(String(value))
  if (typeof value === 'string') return `${key}="${value}${isDate ? '' : suffix}"`
  return `:${key}="${JSON.stringify(value).replaceAll('"', "'")}"`
}

function toKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
