import type { JsonValue, Prop } from '../../tags/index.ts'
import { blank, listAttributes, listExpressions } from './template-expressions.ts'
import { addProp, readExpression, type Reads } from './template-reads.ts'

/** What a template without `@props` reads: found from its text, without running it. */
export type InferredComponent = {
  props: Prop[]
  /** Names of the slots that it renders */
  slots: string[]
  /** Whether attributes that are not props become attributes of an element */
  passThrough: boolean
}

/** Variables of JavaScript, Edge and AdonisJS that every template has. */
const GLOBALS = new Set(
  `undefined NaN Infinity globalThis Math JSON Object String Number Array Date Boolean Promise Symbol
  Map Set RegExp Error Intl URL URLSearchParams BigInt console process html js state
  request auth session flashMessages csrfField csrfToken csrfMeta cspNonce i18n app config`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Lists the props and slots that a template reads. A name that it declares itself, calls as a
 * function, or that is a global, is no prop.
 * @param globals names that the application or library shares with every template
 */
export function inferComponent(
  text: string,
  globals: ReadonlySet<string> = new Set(),
): InferredComponent {
  const reads: Reads = {
    props: new Map(),
    variables: new Set(),
    locals: new Set(),
    slots: new Set(),
    excluded: [],
    copies: new Map(),
    passThrough: false,
  }
  for (const { tag, source, from } of listExpressions(text))
    readExpression(tag, source, from, reads)
  readTags(text, reads)
  for (const name of reads.variables) {
    if (reads.locals.has(name) || name.startsWith('$')) continue
    if (!GLOBALS.has(name) && !globals.has(name)) addProp(name, reads)
  }
  for (const { name, at } of reads.excluded) {
    if (!reads.props.has(name) && !isWrittenAround(name, at, text)) addProp(name, reads)
  }
  return {
    props: [...reads.props].sort(([a], [b]) => (a < b ? -1 : 1)).map(toProp),
    slots: [...reads.slots].sort(),
    passThrough: reads.passThrough,
  }
}

function toProp([name, value]: [string, JsonValue | undefined]): Prop {
  return {
    name,
    required: false,
    // The type of a default is not necessarily the only one that the template can use.
    type: { text: 'unknown', kind: 'other' },
    ...(value !== undefined && { default: value }),
    description: 'Found in the template.',
    inferred: true,
  }
}

/** Reads the bound attributes of tags, `:rows="users"`, and the names that slots declare. */
function readTags(text: string, reads: Reads): void {
  for (const { key, bound, spread, valueFrom, valueTo } of listAttributes(text)) {
    const source = valueFrom === null || valueTo === null ? '' : text.slice(valueFrom, valueTo)
    if (key === 'let') {
      for (const [name] of source.matchAll(/[A-Za-z_$][\w$]*/g)) reads.locals.add(name)
    } else if (bound && !spread) readExpression(null, source || key, 0, reads)
  }
}

/**
 * Whether the element around an offset writes an attribute itself, as a fixed text. Then `except`
 * only keeps callers from replacing it, unless another element gets the value from the props.
 */
function isWrittenAround(name: string, at: number, text: string): boolean {
  if (new RegExp(`\\s${name}="\\{\\{[^}"]*\\$props\\b`).test(text)) return false
  const plain = blank(text)
  const from = plain.lastIndexOf('<', at)
  const end = plain.indexOf('>', at)
  const element = plain.slice(Math.max(from, 0), end < 0 ? undefined : end)
  const written = [...element.matchAll(new RegExp(`[\\s:]${name}="([^"]*)"`, 'g'))]
  return written.length > 0 && written.every(([, value]) => !value!.includes('{{'))
}
