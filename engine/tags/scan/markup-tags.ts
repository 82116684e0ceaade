import { TEXT_ONLY } from '../../template/html.ts'
import { decodeAttribute } from './attributes.ts'

/** One attribute of a tag in rendered HTML. The offsets include the quotes. */
export interface MarkupAttribute {
  /** In lower case */
  name: string
  /** With character references decoded; empty if there is no value */
  value: string
  from: number
  to: number
}

/** One tag in rendered HTML. */
export interface MarkupTag {
  /** In lower case */
  name: string
  isClose: boolean
  from: number
  /** The offset after the name, where attributes can be added */
  nameEnd: number
  /** The offset after its `>` */
  to: number
  attributes: MarkupAttribute[]
}

const SPACE = /[\t\n\f\r ]*/y
const SPACE_OR_SLASH = /[\t\n\f\r /]*/y
const NAME_START = /[a-z]/i
const TAG_NAME = /[^\t\n\f\r />]+/y
/** A `=` at the start of a name is part of the name. */
const ATTRIBUTE_NAME = /[^\t\n\f\r />][^\t\n\f\r />=]*/y
const UNQUOTED = /[^\t\n\f\r >]*/y
/** End of a comment. `<!-->` and `<!--->` are complete comments. */
const COMMENT_END = /--!?>/g

/**
 * Lists the tags of an HTML text in order, by the rules of the tokenizer in the HTML standard. It
 * builds no tree, so a `CDATA` section in SVG is treated as a comment, as in HTML.
 */
export function listMarkupTags(html: string): MarkupTag[] {
  const tags: MarkupTag[] = []
  let at = html.indexOf('<')
  while (at !== -1) {
    const isClose = html[at + 1] === '/'
    const nameStart = at + (isClose ? 2 : 1)
    if (NAME_START.test(html.charAt(nameStart))) {
      const read = readTag(html, at, nameStart, isClose)
      // Without its closing `>`, the rest of the text is not a tag.
      if (!read) break
      tags.push(read)
      at = read.to
      if (!isClose && TEXT_ONLY.has(read.name)) at = findTextEnd(html, at, read.name)
    } else at = skipDeclaration(html, at)
    at = html.indexOf('<', at)
  }
  return tags
}

function readTag(
  html: string,
  from: number,
  nameStart: number,
  isClose: boolean,
): MarkupTag | null {
  const nameEnd = skip(TAG_NAME, html, nameStart)
  const attributes: MarkupAttribute[] = []
  const name = html.slice(nameStart, nameEnd).toLowerCase()
  let at = nameEnd
  for (;;) {
    at = skip(SPACE_OR_SLASH, html, at)
    if (at >= html.length) return null
    if (html[at] === '>') return { name, isClose, from, nameEnd, to: at + 1, attributes }
    const attribute = readAttribute(html, at)
    if (!attribute) return null
    attributes.push(attribute)
    at = attribute.to
  }
}

function readAttribute(html: string, from: number): MarkupAttribute | null {
  const nameEnd = skip(ATTRIBUTE_NAME, html, from)
  const name = html.slice(from, nameEnd).toLowerCase()
  const equals = skip(SPACE, html, nameEnd)
  if (html[equals] !== '=') return { name, value: '', from, to: nameEnd }
  const start = skip(SPACE, html, equals + 1)
  const quote = html[start]
  if (quote !== '"' && quote !== "'") {
    const to = skip(UNQUOTED, html, start)
    return { name, value: decodeAttribute(html.slice(start, to)), from, to }
  }
  const end = html.indexOf(quote, start + 1)
  if (end === -1) return null
  return { name, value: decodeAttribute(html.slice(start + 1, end)), from, to: end + 1 }
}

/** Returns the offset after a comment, a doctype, a bogus comment, or a `<` that is text. */
function skipDeclaration(html: string, at: number): number {
  const next = html[at + 1]
  if (html.startsWith('<!--', at)) {
    if (html.startsWith('>', at + 4)) return at + 5
    if (html.startsWith('->', at + 4)) return at + 6
    COMMENT_END.lastIndex = at + 4
    return COMMENT_END.exec(html) ? COMMENT_END.lastIndex : html.length
  }
  if (next !== '!' && next !== '?' && next !== '/') return at + 1
  const end = html.indexOf('>', at)
  return end === -1 ? html.length : end + 1
}

/** Returns the offset of the closing tag of a text-only element. */
function findTextEnd(html: string, from: number, name: string): number {
  if (name === 'plaintext') return html.length
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}
