import { EdgeError } from 'edge.js'
import { checkExpression, isUsableName } from './expression.ts'
import type { Position } from '../scan/positions.ts'
import type { ScannedTag } from '../scan/template.ts'
import { type TemplateCode, type TemplateExpression, toValueCode } from './text-code.ts'
import { toPropName } from '../props/prop.ts'
import { toErrorCode } from '../scan/attributes.ts'
import { listWrittenValues } from './written-values.ts'

/** The result of compiling a tag. */
export interface CompiledTag {
  /** The argument of the resulting `@component` or `@slot`, without props. */
  jsArg: string
  /** JavaScript code for the props of a component. */
  props: TemplateCode
  /** The props themselves, if none of them is an expression. */
  literals: Record<string, unknown> | null
}

/** Compiles one tag of a template. Throws an EdgeError if the tag is malformed. */
export function compileTag(
  text: string,
  tag: ScannedTag,
  options: {
    filename: string
    async: boolean
    /** Whether the tag passes on how its attributes are written, as in development. */
    isTraced: boolean
    /** Returns the path of a component's template, or throws. */
    resolve: (tag: ScannedTag) => string
    positionOf: (offset: number) => Position
  },
): CompiledTag {
  const { filename, async, isTraced, resolve, positionOf } = options
  if (tag.problem) {
    const { message, code, line, col } = tag.problem
    throw new EdgeError(message, code, { line, col, filename })
  }
  if (tag.kind === 'close') return { jsArg: '', props: [], literals: null }
  const fail = (message: string, offset: number, kind = 'TAG'): never => {
    const code = kind.startsWith('E_') ? kind : toErrorCode(tag.namespace, kind)
    throw new EdgeError(message, code, { ...positionOf(offset), filename })
  }
  if (tag.component === null) return { jsArg: toSlotArgument(tag, fail), props: [], literals: null }
  const path = resolve(tag)
  const toExpression = (from: number, to: number, shorthand?: string) => {
    const { expression, problem } = checkExpression(shorthand ?? text.slice(from, to), { async })
    if (expression) return expression
    const { name, spread } = tag.attributes.find((one) => one.from <= from && from < one.to)!
    const place = spread ? '{{ }}' : `"${name}"`
    const fact = `${problem.message} in ${place} of <x-${tag.name}>`
    if (shorthand === undefined) return fail(fact, from + problem.at, 'EXPRESSION')
    return fail(`${place} needs a value: ${shorthand} cannot be a variable`, from, 'EXPRESSION')
  }
  const { line, col, attributes } = tag
  const written = isTraced ? listWrittenValues(text, attributes) : null
  const place = `line: ${line}, col: ${col}, from: state.$caller`
  const caller = written ? `${place}, written: ${JSON.stringify(written)}` : place
  const props = toPropsCode(text, { attributes, caller }, toExpression, (name, offset) =>
    fail(`Attribute "${name}" is given twice to <x-${tag.name}>`, offset, 'E_DUPLICATE_ATTRIBUTE'),
  )
  return { jsArg: JSON.stringify(path), ...props }
}

/** Attributes whose values are joined if they are repeated. */
const JOINED = new Set(['class', 'style'])

/**
 * Turns the attributes of a component's tag into JavaScript code for its props. `toExpression`
 * checks the expression between two offsets; `repeated` reports a repeated attribute.
 */
function toPropsCode(
  text: string,
  { attributes, caller }: Pick<ScannedTag, 'attributes'> & { caller: string },
  toExpression: (from: number, to: number, shorthand?: string) => TemplateExpression,
  repeated: (name: string, offset: number) => void,
): Pick<CompiledTag, 'props' | 'literals'> {
  // Later groups override earlier ones. Each spread is a group of its own.
  const groups: (TemplateExpression | Map<string, TemplateCode[]>)[] = []
  /** Names in the last group: `close-label` and `closeLabel` are the same, and so are `Class` and `class`. */
  let known = new Set<string>()
  for (const attribute of attributes) {
    const { name, key, bound, spread, from, to, valueFrom, valueTo, value } = attribute
    if (spread) {
      groups.push(toExpression(valueFrom!, valueTo!))
      continue
    }
    let code: TemplateCode
    if (typeof value === 'string') code = [JSON.stringify(value)]
    else if (value === true) code = ['true']
    else if (bound && valueFrom === null) code = [toExpression(from, to, toPropName(key))]
    else code = toValueCode(text, attribute, toExpression)
    let group = groups.at(-1)
    if (!(group instanceof Map)) {
      groups.push((group = new Map<string, TemplateCode[]>()))
      known = new Set()
    }
    const codes = group.get(key)
    if (codes && JOINED.has(key)) codes.push(code)
    else {
      const names = [toPropName(key), key.toLowerCase()]
      if (names.some((one) => known.has(one))) repeated(name, from)
      for (const one of names) known.add(one)
      group.set(key, [code])
    }
  }
  const place = `[state.$tags.caller]: { ${caller} }`
  const [only = new Map<string, TemplateCode[]>()] = groups
  if (groups.length <= 1 && only instanceof Map) {
    return { props: toObject(only, place), literals: toLiterals(only) }
  }
  const objects = groups.flatMap((group) =>
    group instanceof Map ? [...toObject(group), ', '] : ['state.$tags.spread(', group, '), '],
  )
  return { props: ['state.$tags.join(', ...objects, `{ ${place} })`], literals: null }
}

/** Returns the values that the code of a group stands for, or null if it has an expression. */
function toLiterals(group: Map<string, TemplateCode[]>): Record<string, unknown> | null {
  const literals: Record<string, unknown> = {}
  for (const [key, codes] of group) {
    if (codes.flat().some((part) => typeof part !== 'string')) return null
    const values = codes.map((code) => JSON.parse(code.join('')) as unknown)
    literals[key] = values.length === 1 ? values[0] : values
  }
  return literals
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

/** Turns the attributes of an `<x-slot>` into the argument of Edge's `@slot`. */
function toSlotArgument(tag: ScannedTag, fail: (message: string, offset: number) => never): string {
  let name = tag.name.startsWith('slot:') ? tag.name.slice('slot:'.length) : ''
  let row = ''
  for (const { key, value, name: written, from } of tag.attributes) {
    if (key === 'name' && !name && typeof value === 'string') name = value
    else if (key === 'let' && !row && typeof value === 'string') {
      row = value.trim()
      if (!isUsableName(row))
        fail(`"${row}" is not a valid variable name for the data of a slot, as in let="row"`, from)
    } else fail(`<x-slot> takes name="…" and let="…" once each, not "${written}"`, from)
  }
  if (name in Object.prototype)
    fail(
      `"${name}" cannot name a slot: every JavaScript object has a property with this name`,
      tag.from,
    )
  if (!/^[A-Za-z]\w*$/.test(name)) {
    const example = '<x-slot name="footer"> (letters, digits, underscore)'
    fail(`A slot needs a literal name: ${example}`, tag.from)
  }
  return JSON.stringify(name) + (row && `, ${row}`)
}
