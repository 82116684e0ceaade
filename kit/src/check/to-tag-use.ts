import { decodeAttribute } from '../edge/decode-attribute.ts'
import { listKnownValues } from '../edge/read-known-values.ts'
import type { ScannedAttribute } from '../edge/scan-attributes.ts'
import type { ScannedTag } from '../edge/scan-template.ts'

/** One use of a component in a template, by a tag or by a call; offsets are in the text. */
export type Use = {
  form: 'tag' | 'call'
  /** Dotted name as it is written */
  component: string
  /** As messages name it, `<x-acme::card>` */
  label: string
  from: number
  to: number
  nameFrom: number
  nameTo: number
  given: Given[]
  /** Whether more may be given than `given` says: a spread, a variable */
  isOpen: boolean
}

/** One attribute or entry that is given to a component. */
export type Given = {
  /** What reaches the component */
  key: string
  from: number
  to: number
  nameFrom: number
  nameTo: number
  /** The values it may have, as far as they are written out */
  values: unknown[]
  /** What a text begins with whose rest only rendering tells */
  start?: string
  /** Whether its name also is that of a variable, `:title` and `{ title }` */
  isShorthand: boolean
}

/** A scanned tag of a component as a use of it. */
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
  return {
    key,
    from,
    to,
    nameFrom: from + name.length - key.length,
    nameTo: from + name.length,
    values: value === null ? listKnownValues(bound ? source : '') : [value],
    ...(value === null && !bound && { start: decodeAttribute(source.split('{{')[0]!) }),
    isShorthand,
  }
}
