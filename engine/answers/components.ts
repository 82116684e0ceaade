import { LookupError } from '../problem/lookup-error.ts'
import type { ToolAnswer, ToolInput } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import { scanTags } from '../tags/scan/template.ts'
import { type ComponentAnswer, toComponentAnswer } from './component.ts'

type Short = ToolAnswer<'get_component'>['components'][number]
type Prop = Short['props'][number]

/**
 * Returns all facts about one component, or what is used most of several. Names that do not exist
 * are in `unknown` with similar ones; throws a LookupError if none exists.
 */
export function toComponentsAnswer(
  catalog: Catalog,
  { names }: ToolInput<'get_component'>,
): ToolAnswer<'get_component'> {
  const wanted = [...new Set(names)]
  const { found, unknown } = findEach(wanted, (name) => toComponentAnswer(catalog, name))
  return {
    components: wanted.length > 1 ? found.map((answer) => toShort(answer, catalog)) : found,
    ...(unknown.length && { unknown }),
  }
}

/** Answers each name, and collects the messages about unknown ones. Throws if all are unknown. */
export function findEach<T>(
  names: readonly string[],
  toAnswer: (name: string) => T,
): { found: T[]; unknown: string[] } {
  const found: T[] = []
  const errors: LookupError[] = []
  for (const name of names) {
    try {
      found.push(toAnswer(name))
    } catch (error) {
      if (!(error instanceof LookupError)) throw error
      errors.push(error)
    }
  }
  if (!found.length && errors.length) throw errors[0]!
  return { found, unknown: errors.map(({ message }) => message) }
}

/** The facts that most templates need. An answer about this component alone has the others. */
function toShort(answer: ComponentAnswer, catalog: Catalog): Short {
  const { parent, attributes, rules, inferred, subComponents, examples } = answer
  // Without examples, as those of the application, nothing tells which props are used most.
  const uses = examples?.length ? countPropUses(catalog) : null
  return {
    ...toShortEntry(answer, uses),
    ...(parent && { parent }),
    ...(attributes && { attributes }),
    ...(rules && { rules }),
    ...(inferred && { inferred }),
    ...(subComponents && {
      subComponents: subComponents.map((sub) => ({
        ...toShortEntry(sub, uses),
        ...(sub.inferred && { inferred: true }),
        ...(sub.parentRequired && { parentRequired: true }),
      })),
    }),
    examples,
  }
}

type ShortEntry = Pick<Short, 'name' | 'tag' | 'description' | 'deprecated' | 'props' | 'slots'>

/**
 * Describes the props that examples set more than once, most used first, and names the others.
 * Without `uses`, describes all props.
 */
function toShortEntry(
  { name, tag, description, deprecated, props, slots }: ShortEntry,
  uses: ReadonlyMap<string, number> | null,
) {
  const count = (prop: Prop) => uses?.get(`${name} ${prop.name}`) ?? 0
  const isDescribed = (prop: Prop) => uses === null || prop.required || count(prop) > 1
  const others = props.filter((prop) => !isDescribed(prop) && !prop.deprecated)
  return {
    name,
    tag,
    description: description.split('\n')[0]!,
    ...(deprecated && { deprecated }),
    props: props
      .filter(isDescribed)
      .toSorted((a, b) => Number(b.required ?? 0) - Number(a.required ?? 0) || count(b) - count(a))
      .map(toShortProp),
    ...(others.length && { otherProps: others.map((prop) => prop.name) }),
    slots,
  }
}

function toShortProp({ examples: _, defaultFrom: __, default: value, ...prop }: Prop): Prop {
  return { ...prop, ...(value !== undefined && value !== false && { default: value }) }
}

const known = new WeakMap<Catalog, Map<string, number>>()

/** Counts the tags in all examples and blocks that set a prop, by `card.header title`. */
function countPropUses(catalog: Catalog): ReadonlyMap<string, number> {
  const counted = known.get(catalog)
  if (counted) return counted
  const uses = new Map<string, number>()
  const namespaces = [catalog.library.namespace]
  const codes = [
    ...catalog.components.flatMap(({ examples }) => examples.map(({ code }) => code)),
    ...catalog.blocks.flatMap(({ files }) => files.map(({ code }) => code)),
  ]
  for (const code of codes) {
    for (const { component, kind, attributes } of scanTags(code, { namespaces })) {
      if (component === null || kind === 'close') continue
      for (const { key, spread } of attributes) {
        if (spread) continue
        const name = `${component} ${key}`
        uses.set(name, (uses.get(name) ?? 0) + 1)
      }
    }
  }
  known.set(catalog, uses)
  return uses
}
