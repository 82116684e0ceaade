import type { TagToken } from 'edge.js/types'
import { parseCall } from '../edge/parse-call.ts'
import type { CheckedLibrary } from './to-checked-library.ts'
import type { Use } from './to-tag-use.ts'

/** How a call of Edge begins, up to the parenthesis that its token starts after. */
const START = /@!?([a-zA-Z._]+)[^\S\r\n]{0,2}\($/

/**
 * A call of a component of the library in Edge's own form as a use of it, `@acme.card({ … })` or
 * `@component('acme::card', { … })`; null for any other token.
 */
export function toCallUse(
  text: string,
  { properties, loc }: TagToken,
  { namespace, calls }: Pick<CheckedLibrary, 'namespace' | 'calls'>,
  offsetOf: (place: { line: number; col: number }) => number,
): Use | null {
  const named = properties.name === 'component'
  if (!named && !properties.name.startsWith(`${namespace}.`)) return null
  const argumentFrom = offsetOf(loc.start)
  const argumentTo = offsetOf(loc.end) - 1
  const start = START.exec(text.slice(Math.max(0, argumentFrom - 200), argumentFrom))
  if (!start || text[argumentTo] !== ')') return null
  const argument = text.slice(argumentFrom, argumentTo)
  const call = parseCall(argument, { named })
  const prefix = `${namespace}::`
  if (!call || (named && !call.path?.startsWith(prefix))) return null
  const from = argumentFrom - start[0].length
  const written = properties.name.slice(namespace.length + 1)
  const nameFrom = named
    ? argumentFrom + argument.indexOf(call.path!) + prefix.length
    : argumentFrom - start[0].length + start[0].indexOf(written)
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
      isShorthand: shorthand,
    })),
    isOpen: call.isOpen,
  }
}
