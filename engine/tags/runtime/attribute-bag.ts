import { edgeGlobals } from 'edge.js'
import { MAX_ITEMS } from '../props/coerce-value.ts'
import { BoundedMap } from './bounded-map.ts'
import { isTrueOrFalse } from './boolean-attributes.ts'
import { toOwnText } from '../props/own-text.ts'
import { toAttributeName } from '../props/prop.ts'
import { escapeHtml, isSafeValue } from './html.ts'
import { isScriptAttribute, URL_ATTRIBUTES } from './url-attributes.ts'

/** Names that cannot close the attribute or the tag that they are printed in. */
const PRINTABLE = /^[^\s"'`<>/=\p{Cc}\p{Cn}]+$/u

/** Creates a bag without copying its values. */
let adopt: (values: ReadonlyMap<string, unknown>, refuse?: Refuse) => AttributeBag

/** Called with the name of an attribute that cannot be printed because its value has no text. */
type Refuse = (name: string) => void

/** The attributes that were passed to a component and are not declared as props. Immutable. */
export class AttributeBag {
  #values: ReadonlyMap<string, unknown>
  readonly #refuse: Refuse | undefined

  static {
    adopt = (values, refuse) => {
      const bag = new AttributeBag({}, refuse)
      bag.#values = values
      return bag
    }
  }

  /**
   * Ignores values that are undefined.
   * @param refuse called when an attribute is printed whose value has no text, such as an object that
   * contains itself; this bag and those made from it omit the attribute
   */
  constructor(
    values: Record<string, unknown> | ReadonlyMap<string, unknown> = {},
    refuse?: Refuse,
  ) {
    this.#refuse = refuse
    const given = values instanceof Map ? new Map<string, unknown>(values) : toMap(values as object)
    dropUndefined(given)
    this.#values = given
  }

  /** Returns the values as a plain object. */
  all(): Record<string, unknown> {
    return Object.fromEntries(this.#values)
  }

  /** Whether the attribute was passed, even as `false` or `null`. */
  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** Returns the value of an attribute, or `fallback` if it was not passed. */
  get(name: string, fallback?: unknown): unknown {
    return this.#values.has(name) ? this.#values.get(name) : fallback
  }

  /** Returns a bag with only the named attributes. */
  only(...names: (string | string[])[]): AttributeBag {
    const wanted = new Set(names.flat())
    return this.#filter((name) => wanted.has(name))
  }

  /** Returns a bag without the named attributes. */
  except(...names: (string | string[])[]): AttributeBag {
    const unwanted = new Set(names.flat())
    return this.#filter((name) => !unwanted.has(name))
  }

  /** Returns a bag of the attributes whose name starts with one of the prefixes. */
  startingWith(...prefixes: (string | string[])[]): AttributeBag {
    return this.#filter((name) => prefixes.flat().some((prefix) => name.startsWith(prefix)))
  }

  /** Returns a bag of the attributes whose name starts with none of the prefixes. */
  notStartingWith(...prefixes: (string | string[])[]): AttributeBag {
    return this.#filter((name) => !prefixes.flat().some((prefix) => name.startsWith(prefix)))
  }

  /**
   * Returns a bag that adds defaults of the component. Joins class and style; otherwise, passed
   * attributes override the defaults.
   */
  merge(own: Record<string, unknown>): AttributeBag {
    const merged = toMap(own)
    for (const [name, value] of this.#values) {
      const isJoined = (name === 'class' || name === 'style') && merged.has(name)
      merged.set(name, isJoined ? [merged.get(name), value] : value)
    }
    dropUndefined(merged)
    return adopt(merged, this.#refuse)
  }

  /** Lists the attributes that are not printed because their URL would run a script. */
  listScripts(): string[] {
    const names: string[] = []
    for (const [name, value] of this.#values) {
      if (!URL_ATTRIBUTES.has(name.toLowerCase())) continue
      const text = toText(name, value)
      if (typeof text === 'string' && isScriptAttribute(name, text)) names.push(name)
    }
    return names
  }

  /**
   * Returns the attributes as escaped HTML, which Edge prints unchanged. Omits names that cannot be
   * printed, values without a text, and URLs that would run a script.
   */
  toAttrs(): { value: string } {
    return edgeGlobals.html.safe(this.toString())
  }

  /** Returns the attributes as escaped HTML. */
  toString(): string {
    let attributes = ''
    for (const [name, value] of this.#values) {
      if (!isPrintable(name)) continue
      const text = toText(name, value, this.#refuse)
      if (text === null || (text !== true && isScriptAttribute(name, text))) continue
      if (attributes !== '') attributes += ' '
      attributes += text === true ? name : `${name}="${escapeHtml(text)}"`
    }
    return attributes
  }

  #filter(keep: (name: string) => boolean): AttributeBag {
    const kept = new Map([...this.#values].filter(([name]) => keep(name)))
    return new AttributeBag(kept, this.#refuse)
  }
}

function toMap(values: object): Map<string, unknown> {
  const map = new Map<string, unknown>()
  for (const name of Object.keys(values)) map.set(name, values[name as keyof typeof values])
  return map
}

function dropUndefined(values: Map<string, unknown>): void {
  for (const [name, value] of values) if (value === undefined) values.delete(name)
}

const printable = new BoundedMap<string, boolean>(1000)

function isPrintable(name: string): boolean {
  // Only the names that templates write are worth keeping, not long ones that a request passes.
  if (name.length > 100) return PRINTABLE.test(name)
  let known = printable.get(name)
  if (known === undefined) printable.set(name, (known = PRINTABLE.test(name)))
  return known
}

/**
 * Returns the text to print, true to print only the name, or null to print nothing. An object may
 * throw an error when it is asked for its text, such as one that contains itself.
 */
function toText(name: string, value: unknown, refuse?: Refuse): string | true | null {
  if (typeof value !== 'object') return readText(name, value)
  try {
    return readText(name, value)
  } catch {
    refuse?.(name)
    return null
  }
}

function readText(name: string, value: unknown): string | true | null {
  if (name === 'class') return toClassText(value) || null
  if (name === 'style') return toStyleText(value) || null
  if (typeof value === 'boolean') return isTrueOrFalse(name) ? String(value) : value || null
  if (value === null || typeof value === 'function' || typeof value === 'symbol') return null
  if (typeof value !== 'object') return String(value)
  if (isSafeValue(value)) return value.value
  if (isList(value)) return JSON.stringify(value, toJsonValue)
  return toOwnText(value) ?? JSON.stringify(value, toJsonValue) ?? null
}

/** JSON has no large integers. */
function toJsonValue(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** Whether a value is a list. Throws an error if it is longer than that of any page. */
function isList(value: object): value is unknown[] {
  const is = Array.isArray(value)
  if (is && value.length > MAX_ITEMS) throw new RangeError('Too many items')
  return is
}

/** Joins class names: strings, arrays, and the truthy keys of objects. */
function toClassText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  if (isSafeValue(value)) return value.value.trim()
  const parts = isList(value)
    ? value.map(toClassText)
    : Object.keys(value).filter((name) => (value as Record<string, unknown>)[name])
  return parts.filter(Boolean).join(' ')
}

/** Joins style declarations: strings, arrays, and objects such as `{ color: 'red' }`. */
function toStyleText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  if (isSafeValue(value)) return value.value.trim()
  const parts = isList(value)
    ? value.map(toStyleText)
    : Object.entries(value).map(([name, part]) => {
        const isMissing = part === null || part === undefined || part === false
        // Properties of CSS are written in the same case as attributes.
        return isMissing ? '' : `${toAttributeName(name)}: ${part}`
      })
  const declarations = parts.filter(Boolean)
  return declarations
    .map((part, index) => (index < declarations.length - 1 ? part.replace(/;$/, '') : part))
    .join('; ')
}
