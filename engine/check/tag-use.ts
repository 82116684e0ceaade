import type { TagToken } from 'edge.js/types'
import { decodeAttribute, type ScannedAttribute } from '../tags/scan/attributes.ts'
import { listKnownValues } from '../tags/props/literal.ts'
import { toWrittenValue } from '../tags/compile/written-values.ts'
import { findWholeMustache } from '../tags/scan/whole-mustache.ts'
import type { ScannedTag } from '../tags/scan/template.ts'
import { parseCall } from '../tags/compile/call.ts'
import { listNodesAt } from '../template/at.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { CheckedText } from './checked-text.ts'

/** One use of a component in a template, as a tag or a call. Offsets refer to the text. */
export type Use = {
  form: 'tag' | 'call'
  /** Dotted name as written */
  component: string
  /** The name in messages, `<x-acme::card>` */
  label: string
  from: number
  to: number
  nameFrom: number
  nameTo: number
  given: Given[]
  /** Whether there may be more attributes than `given`: it has a spread or a variable */
  isOpen: boolean
}

/** One attribute or entry that is passed to a component. */
export type Given = {
  /** The name that the component receives */
  key: string
  from: number
  to: number
  nameFrom: number
  nameTo: number
  /** The possible values, as far as they are literals */
  values: unknown[]
  /** Offsets of the value without its quotes, if it is written as one text. */
  text?: { from: number; to: number }
  /** The start of a text, if the rest is only known when rendered */
  start?: string
  /** Whether it is a whole value in double braces, of which a string prop takes the text */
  inBraces: boolean
  /** The variable that is its whole value, with its properties */
  variable: string | null
  /** Whether its name is also that of a variable, `:title` and `{ title }` */
  isShorthand: boolean
}

/** Converts a scanned tag of a component to a use. */
export function toTagUse(text: string, tag: ScannedTag): Use {
  const nameFrom = tag.from + `<x-${tag.namespace}::`.length
  return {
    form: 'tag',
    component: tag.component!,
    label: `<x-${tag.name}>`,
    from: tag.from,
    to: tag.to,
    nameFrom,
    nameTo: nameFrom + tag.component!.length,
    given: tag.attributes.filter(({ spread }) => !spread).map((one) => toGiven(text, one)),
    isOpen: tag.attributes.some(({ spread }) => spread),
  }
}

function toGiven(text: string, attribute: ScannedAttribute): Given {
  const { key, name, bound, from, to, value, valueFrom, valueTo } = attribute
  const isShorthand = bound && valueFrom === null
  const source = valueFrom === null ? '' : text.slice(valueFrom, valueTo!)
  const whole = findWholeMustache(text, attribute)
  const expression = whole ?? (bound && !isShorthand ? { from: valueFrom!, to: valueTo! } : null)
  const { variable = null } = toWrittenValue(text, attribute) ?? {}
  return {
    key,
    from,
    to,
    nameFrom: from + name.length - key.length,
    nameTo: from + name.length,
    values: value === null ? listKnownValues(expression ? slice(text, expression) : '') : [value],
    ...(valueFrom !== null && {
      text: expression ? findQuoted(text, expression) : { from: valueFrom, to: valueTo! },
    }),
    inBraces: whole !== null,
    variable,
    ...(value === null && !bound && { start: decodeAttribute(source.split('{{')[0]!) }),
    isShorthand,
  }
}

function slice(text: string, { from, to }: { from: number; to: number }): string {
  return text.slice(from, to)
}

/** Returns the offsets of a text in quotes, if it is all that is written in a range. */
function findQuoted(text: string, range: { from: number; to: number }): Given['text'] {
  const [, start, content] = /^(\s*:?\s*["'`])([^"'`\\]*)["'`]\s*$/.exec(slice(text, range)) ?? []
  if (start === undefined) return undefined
  const from = range.from + start.length
  return { from, to: from + content!.length }
}

/**
 * Converts a call in Edge's own syntax to a use, `@acme.card({ … })` or
 * `@component('acme::card', { … })`. Returns null if it does not use a component of the library.
 */
export function toCallUse(
  { text, root, offsetOf }: CheckedText,
  { properties, loc }: TagToken,
  { namespace, calls }: Pick<CheckedLibrary, 'namespace' | 'calls'>,
): Use | null {
  const named = properties.name === 'component'
  if (!named && !properties.name.startsWith(`${namespace}.`)) return null
  const argumentFrom = offsetOf(loc.start)
  const argumentTo = offsetOf(loc.end) - 1
  const tag = listNodesAt(root, argumentFrom).at(-1)!
  if (tag.type !== 'edgeTag' || tag.argument?.from !== argumentFrom) return null
  if (text[argumentTo] !== ')') return null
  const argument = text.slice(argumentFrom, argumentTo)
  const call = parseCall(argument, { named })
  const prefix = `${namespace}::`
  if (!call || (named && !call.path?.startsWith(prefix))) return null
  const { from } = tag
  const written = properties.name.slice(namespace.length + 1)
  const nameFrom = named
    ? argumentFrom + argument.indexOf(call.path!) + prefix.length
    : tag.nameFrom + namespace.length + 1
  const component = named
    ? call.path!.slice(prefix.length).replaceAll('/', '.')
    : (calls.get(properties.name) ?? written)
  return {
    form: 'call',
    component,
    label: named ? `@component('${call.path}')` : `@${properties.name}()`,
    from,
    to: argumentTo + 1,
    nameFrom,
    nameTo: nameFrom + (named ? component.length : written.length),
    given: call.entries.map(({ key, from, to, end, shorthand, values }) => ({
      key,
      from: argumentFrom + from,
      to: argumentFrom + end,
      nameFrom: argumentFrom + from,
      nameTo: argumentFrom + to,
      values: shorthand ? [] : values,
      text: findQuoted(text, { from: argumentFrom + to, to: argumentFrom + end }),
      inBraces: false,
      variable: null,
      isShorthand: shorthand,
    })),
    isOpen: call.isOpen,
  }
}
