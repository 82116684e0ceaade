import { toTextExpression } from './to-text-expression.ts'
import type { ScannedTag } from './scan-template.ts'

/** Attributes that are joined when they are given more than once. */
const JOINED = new Set(['class', 'style'])

/**
 * Turns the attributes of a component's tag into the JavaScript expression of its props.
 * `toExpression` checks the expression at two offsets; `repeated` reports a repeated attribute.
 */
export function toPropsExpression(
  text: string,
  { attributes, line, col }: ScannedTag,
  toExpression: (from: number, to: number, shorthand?: string) => string,
  repeated: (name: string, offset: number) => void,
): string {
  // Later groups win over earlier ones; a spread is a group of its own.
  const groups: (string | Map<string, string[]>)[] = []
  for (const attribute of attributes) {
    const { name, key, bound, from, to, valueFrom, valueTo } = attribute
    if (attribute.spread) {
      groups.push(`$tags.spread(${toExpression(valueFrom!, valueTo!)})`)
      continue
    }
    let value = 'true'
    if (bound) {
      value =
        valueFrom === null
          ? toExpression(from, to, toCamelCase(key))
          : toExpression(valueFrom, valueTo!)
    } else if (valueFrom !== null) {
      value = toTextExpression(text, valueFrom, valueTo!, toExpression)
    }
    let group = groups.at(-1)
    if (!(group instanceof Map)) groups.push((group = new Map<string, string[]>()))
    const values = group.get(key)
    if (!values) group.set(key, [value])
    else if (JOINED.has(key)) values.push(value)
    else repeated(name, from)
  }
  const caller = `[$tags.caller]: { line: ${line}, col: ${col}, from: $caller }`
  const objects = groups.map((group) => (typeof group === 'string' ? group : toObject(group)))
  if (objects.length === 0) return `{ ${caller} }`
  if (objects.length === 1 && groups[0] instanceof Map) {
    return objects[0]!.replace(/ \}$/, `, ${caller} }`)
  }
  return `$tags.join(${objects.join(', ')}, { ${caller} })`
}

function toObject(group: Map<string, string[]>): string {
  const entries = Array.from(group, ([key, values]) => {
    const value = values.length === 1 ? values[0] : `[${values.join(', ')}]`
    return `${JSON.stringify(key)}: ${value}`
  })
  return `{ ${entries.join(', ')} }`
}

function toCamelCase(key: string): string {
  return key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
