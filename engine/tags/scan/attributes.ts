import { decode } from 'he'
import { findMustacheEnd, type IsEdgeTag, isEdgeTagInside } from '../../template/edge-syntax.ts'

/** One attribute of a tag, or one `{{ … }}` between attributes. All offsets refer to the text. */
export interface ScannedAttribute {
  /** As written: `:title`, `::class`, `@click`; the whole `{{ … }}` of a spread. */
  name: string
  /** The name that the component receives: `title`, `:class`, `@click`; empty for a spread. */
  key: string
  /** Whether the value is an expression: `:title="…"`. */
  bound: boolean
  /** Whether it is a `{{ … }}` between attributes. */
  spread?: true
  from: number
  to: number
  /** Start of the text between the quotes, or of a spread's expression; null without a value. */
  valueFrom: number | null
  valueTo: number | null
  /**
   * The decoded text; without a value, true, or nothing for a `data-` attribute; null if it is only
   * known when rendered.
   */
  value: string | true | null
}

/** The result of scanning the attributes of one tag. */
export interface ScannedAttributes {
  attributes: ScannedAttribute[]
  selfClosing: boolean
  /** The offset after the `>`, or where the scan stopped at a problem. */
  end: number
  problem?: { message: string; code: string; at: number }
}

const SPACE = /\s*/y
const NAME = /[^\s"'<>/={}`]+/y

/** Scans the attributes of a tag whose name ends at `offset`, up to and including its `>`. */
export function scanAttributes(
  text: string,
  offset: number,
  tag: { name: string; from: number; namespace: string; isEdgeTag: IsEdgeTag },
): ScannedAttributes {
  const attributes: ScannedAttribute[] = []
  const skipSpace = (from: number) => {
    SPACE.lastIndex = from
    SPACE.exec(text)
    return SPACE.lastIndex
  }
  const stop = (message: string, at: number, end = at, errorCode?: string): ScannedAttributes => ({
    attributes,
    selfClosing: false,
    end: Math.max(end, offset),
    problem: { message, code: errorCode ?? toErrorCode(tag.namespace, 'TAG'), at },
  })
  const unterminated = (end: number) =>
    stop(`Unterminated tag <x-${tag.name}`, tag.from, end, 'E_UNTERMINATED_TAG')
  const unterminatedValue = (name: string, at: number) =>
    stop(`Unterminated value of attribute "${name}"`, at, text.length, 'E_UNTERMINATED_TAG')
  const unclosed = (at: number) => {
    const braces = text.startsWith('{{--', at)
      ? '{{--'
      : /^\{{2,3}/.exec(text.slice(at, at + 3))![0]
    return stop(`Unclosed "${braces}"`, at, text.length, 'E_UNCLOSED_CURLY_BRACE')
  }
  const unexpected = (at: number) => {
    const fact = `Unexpected "${String.fromCodePoint(text.codePointAt(at)!)}" inside <x-${tag.name}>`
    const open = attributes.findLast(({ valueFrom }) => valueFrom !== null)
    if (!open || !isProbablyUnclosed(text, open)) return stop(fact, at)
    const line = text.slice(0, open.from).split(/\r\n|\r|\n/).length
    const cause = `the closing quote of "${open.name}" in line ${line} may be missing`
    return stop(`${fact}: ${cause}`, at, at, 'E_UNTERMINATED_TAG')
  }

  let at = offset
  for (;;) {
    const start = skipSpace(at)
    if (start >= text.length || text[start] === '<') return unterminated(start)
    if (text[start] === '>') return { attributes, selfClosing: false, end: start + 1 }
    if (text.startsWith('/>', start)) return { attributes, selfClosing: true, end: start + 2 }
    if (text.startsWith('{{', start)) {
      const end = findMustacheEnd(text, start)
      if (end === -1) return unclosed(start)
      const isComment = text.startsWith('{{--', start)
      if (!isComment) attributes.push(toSpread(text, start, end))
      at = end
      continue
    }
    if (start === offset) return unexpected(start)

    NAME.lastIndex = start
    const name = NAME.exec(text)?.[0]
    if (!name) return unexpected(start)
    const nameEnd = start + name.length
    if (text.startsWith('{{', nameEnd)) {
      return stop(`The attribute name "${name}{{" cannot contain a mustache`, start, nameEnd)
    }
    const afterName = skipSpace(nameEnd)
    const hasValue = text[afterName] === '='
    if (isEdgeTagInside(text, name, afterName, tag.isEdgeTag)) {
      const hint = 'Use a bound attribute such as :disabled="condition"'
      return stop(`Edge tags cannot be used inside <x-${tag.name} ...>. ${hint}`, start, nameEnd)
    }
    const bound = /^:(?!:)/.test(name)
    const key = bound || name.startsWith('::') ? name.slice(1) : name
    if (!key || key === '__proto__') {
      return stop(`Invalid attribute name "${name}" inside <x-${tag.name}>`, start, nameEnd)
    }
    if (!hasValue) {
      // Client-side libraries tell an empty `data-` attribute from one with the text "true".
      const value = bound ? null : /^data-/i.test(key) ? '' : true
      const none = { valueFrom: null, valueTo: null }
      attributes.push({ name, key, bound, from: start, to: nameEnd, ...none, value })
      at = nameEnd
      continue
    }
    const valueStart = skipSpace(afterName + 1)
    const quote = text[valueStart]
    const quoted = quote === '"' || quote === "'"
    const valueFrom = quoted ? valueStart + 1 : valueStart
    const { to: valueTo, open } = quoted
      ? findQuotedEnd(text, valueFrom, quote, bound)
      : findUnquotedEnd(text, valueFrom)
    if (open !== undefined) return unclosed(open)
    if (valueTo === -1) return unterminatedValue(name, start)
    if (!quoted && valueTo === valueFrom) {
      return valueFrom < text.length ? unexpected(valueFrom) : unterminated(text.length)
    }
    at = quoted ? valueTo + 1 : valueTo
    const source = text.slice(valueFrom, valueTo)
    const value = bound || source.includes('{{') ? null : decodeAttribute(source)
    attributes.push({ name, key, bound, from: start, to: at, valueFrom, valueTo, value })
  }
}

/** Whether a value in quotes probably extends to the quote of another tag or attribute. */
function isProbablyUnclosed(text: string, { valueFrom, valueTo }: ScannedAttribute): boolean {
  if (valueFrom === null || !/["']/.test(text[valueFrom - 1]!)) return false
  return /[<>]|=\s*$/.test(text.slice(valueFrom, valueTo!))
}

function toSpread(text: string, from: number, to: number): ScannedAttribute {
  const braces = text.startsWith('{{{', from) ? 3 : 2
  return {
    name: text.slice(from, to),
    key: '',
    bound: false,
    spread: true,
    from,
    to,
    valueFrom: from + braces,
    valueTo: to - braces,
    value: null,
  }
}

/** The end of a value, -1 if it has none; `open` is a mustache in it that is never closed. */
type ValueEnd = { to: number; open?: number }

/** Finds the quote that ends a value. A quote in a mustache does not. */
function findQuotedEnd(text: string, from: number, quote: string, bound: boolean): ValueEnd {
  let at = from
  while (at < text.length && text[at] !== quote) {
    if (!bound && text.startsWith('{{', at)) {
      const end = findMustacheEnd(text, at)
      if (end === -1) return { to: -1, open: at }
      at = end
    } else at++
  }
  return { to: at < text.length ? at : -1 }
}

/** Finds the end of a value without quotes. */
function findUnquotedEnd(text: string, from: number): ValueEnd {
  let at = from
  while (at < text.length && !/[\s"'=<>`]/.test(text[at]!) && !text.startsWith('/>', at)) {
    if (text.startsWith('{{', at)) {
      const end = findMustacheEnd(text, at)
      if (end === -1) return { to: -1, open: at }
      at = end
    } else at++
  }
  return { to: at }
}

/** Decodes the character references of an attribute's text as a browser does. */
export function decodeAttribute(text: string): string {
  return text.includes('&') ? decode(text, { isAttributeValue: true }) : text
}

/** Returns the error code of a library: `toErrorCode('acme', 'TAG')` is `E_ACME_TAG`. */
export function toErrorCode(namespace: string, name: string): string {
  return `E_${namespace.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_${name}`
}
