import type { JsonValue } from '../../tags/index.ts'
import { spliceText } from '../../tags/scan/splice-text.ts'
import type { Component } from '../../schema/component.ts'
import type { PageExample } from './examples.ts'
import { toControls, type Control, type Controls } from './controls.ts'

/**
 * The controls of a live example, and its code for every combination of their values; those of the
 * last control change first.
 */
export function toVariants(
  { code, controls: names }: Pick<PageExample, 'code' | 'controls'>,
  library: { namespace: string; components: Component[] },
): { controls: Control[]; codes: string[] } {
  const { tag, controls } = toControls(code, names, library)
  if (!tag || !controls.length) return { controls: [], codes: [] }
  const variants = controls.reduce<JsonValue[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  return {
    controls,
    codes: variants.map((values) =>
      isWritten(controls, values) ? code : toCode(code, tag, controls, values),
    ),
  }
}

function isWritten(controls: Control[], values: JsonValue[]): boolean {
  return controls.every(({ initial }, index) => values[index] === initial)
}

/** The attributes stand first in the tag, but for those that say what holds anyway. */
function toCode(
  code: string,
  { name, from, attributes }: NonNullable<Controls['tag']>,
  controls: Control[],
  values: JsonValue[],
): string {
  const start = from + `<x-${name}`.length
  const written = controls.map((control, index) => toAttribute(control, values[index]!)).join('')
  const isControlled = (key: string) =>
    controls.some((control) => control.name === key.replace(/[A-Z]/g, (a) => `-${a.toLowerCase()}`))
  const removed = attributes.filter(({ key }) => isControlled(key))
  return spliceText(code, [
    { from: start, to: start, text: written },
    ...removed.map((attribute) => ({
      from: attribute.from - /\s*$/.exec(code.slice(0, attribute.from))![0].length,
      to: attribute.to,
      text: '',
    })),
  ])
}

function toAttribute({ name, default: otherwise }: Control, value: JsonValue): string {
  if (value === otherwise || value === null) return ''
  if (value === true) return ` ${name}`
  if (typeof value !== 'string') return ` :${name}="${value}"`
  return ` ${name}="${value.replaceAll('"', '&quot;')}"`
}
