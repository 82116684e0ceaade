import type { ScannedTag } from './scan-template.ts'
import type { TemplateCode, TemplateExpression } from './template-code.ts'
import { toTextCode } from './to-text-code.ts'

/** Attributes that are joined when they are given more than once. */
const JOINED = new Set(['class', 'style'])

/**
 * Turns the attributes of a component's tag into JavaScript that gives its props. `toExpression`
 * checks the expression between two offsets; `repeated` reports a repeated attribute.
 */
export function toPropsCode(
  text: string,
  { attributes, line, col }: ScannedTag,
  toExpression: (from: number, to: number, shorthand?: string) => TemplateExpression,
  repeated: (name: string, offset: number) => void,
): TemplateCode {
  // Later groups win over earlier ones; a spread is a group of its own.
  const groups: (TemplateExpression | Map<string, TemplateCode[]>)[] = []
  for (const attribute of attributes) {
    const { name, key, bound, from, to, valueFrom, valueTo, value } = attribute
    if (attribute.spread) {
      groups.push(toExpression(valueFrom!, valueTo!))
      continue
    }
    let code: TemplateCode
    if (typeof value === 'string') code = [JSON.stringify(value)]
    else if (bound && valueFrom === null) code = [toExpression(from, to, toCamelCase(key))]
    else if (bound) code = [toExpression(valueFrom!, valueTo!)]
    else code = valueFrom === null ? ['true'] : toTextCode(text, valueFrom, valueTo!, toExpression)
    let group = groups.at(-1)
    if (!(group instanceof Map)) groups.push((group = new Map<string, TemplateCode[]>()))
    const codes = group.get(key)
    if (!codes) group.set(key, [code])
    else if (JOINED.has(key)) codes.push(code)
    else repeated(name, from)
  }
  const place = `[state.$tags.caller]: { line: ${line}, col: ${col}, from: state.$caller }`
  if (groups.length === 0) return [`{ ${place} }`]
  if (groups.length === 1 && groups[0] instanceof Map) return toObject(groups[0], place)
  const objects = groups.flatMap((group) =>
    group instanceof Map ? [...toObject(group), ', '] : ['state.$tags.spread(', group, '), '],
  )
  return ['state.$tags.join(', ...objects, `{ ${place} })`]
}

function toObject(group: Map<string, TemplateCode[]>, last = ''): TemplateCode {
  const code: TemplateCode = ['{ ']
  for (const [key, codes] of group) {
    code.push(`${JSON.stringify(key)}: `)
    if (codes.length === 1) code.push(...codes[0]!)
    else code.push('[', ...codes.flatMap((one) => [...one, ', ']), ']')
    code.push(', ')
  }
  code.push(`${last} }`)
  return code
}

function toCamelCase(key: string): string {
  return key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
