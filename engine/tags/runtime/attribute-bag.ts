import { edgeGlobals } from 'edge.js'
import { BoundedMap } from './bounded-map.ts'
import { isTrueOrFalse } from './boolean-attributes.ts'
import { toOwnText } from '../props/own-text.ts'
import { escapeHtml, isSafeValue } from './html.ts'
import { isScriptAttribute, URL_ATTRIBUTES } from './url-attributes.ts'

/** Names that cannot close the attribute or the tag that they are printed in. */
const PRINTABLE = /^[^\s"'`<>/=\p{Cc}\p{Cn}]+$/u

/** Creates a bag without copying its values. */
let adopt: (values: ReadonlyMap<string, unknown>) => AttributeBag

/** The attributes that were passed to a component and are not declared as props. Immutable. */
export class AttributeBag {
  #values: ReadonlyMap<string, unknown>

  static {
    adopt = (values) => {
      const bag = new AttributeBag()
      bag.#values = values
      return bag
    }
  }

  /** Ignores values that are undefined. */
  constructor(values: Record<string, unknown> | ReadonlyMap<string, unknown> = {}) {
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
    return adopt(merged)
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
   * printed and URLs that would run a script.
   */
  toAttrs(): { value: string } {
    return edgeGlobals.html.safe(this.toString())
  }

  /** Returns the attributes as escaped HTML. */
  toString(): string {
    let attributes = ''
    for (const [name, value] of this.#values) {
      if (!isPrintable(name)) continue
      const text = toText(name, value)
      if (text === null || (text !== true && isScriptAttribute(name, text))) continue
      if (attributes !== '') attributes += ' '
      attributes += text === true ? name : `${name}="${escapeHtml(text)}"`
    }
    return attributes
  }

  #filter(keep: (name: string) => boolean): AttributeBag {
    return new AttributeBag(new Map([...this.#values].filter(([name]) => keep(name))))
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

/** Returns the text to print, true to print only the name, or null to print nothing. */
function toText(name: string, value: unknown): string | true | null {
  if (name === 'class') return toClassText(value) || null
  if (name === 'style') return toStyleText(value) || null
  if (typeof value === 'boolean') return isTrueOrFalse(name) ? String(value) : value || null
  if (value === null || typeof value === 'function' || typeof value === 'symbol') return null
  if (typeof value !== 'object') return String(value)
  if (isSafeValue(value)) return value.value
  return toOwnText(value) ?? JSON.stringify(value, toJsonValue) ?? null
}

/** JSON has no large integers. */
function toJsonValue(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** Joins class names: strings, arrays, and the truthy keys of objects. */
function toClassText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  if (isSafeValue(value)) return value.value.trim()
  const parts = Array.isArray(value)
    ? value.map(toClassText)
    : Object.keys(value).filter((name) => (value as Record<string, unknown>)[name])
  return parts.filter(Boolean).join(' ')
}

/** Joins style declarations: strings, arrays, and objects such as `{ color: 'red' }`. */
function toStyleText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null) return ''
  if (isSafeValue(value)) return value.value.trim()
  const parts = Array.isArray(value)
    ? value.map(toStyleText)
    : Object.entries(value).map(([name, part]) =>
        part === null || part === undefined || part === false ? '' : `${toProperty(name)}: ${part}`,
      )
  const declarations = parts.filter(Boolean)
  return declarations
    .map((part, index) => (index < declarations.length - 1 ? part.replace(/;$/, '') : part))
    .join('; ')
}

function toProperty(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
