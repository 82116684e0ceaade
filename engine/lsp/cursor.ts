import { scanTags } from '../tags/index.ts'

/** Range of offsets in a text. */
export type Range = { from: number; to: number }

/** What is at an offset of a template. The range is the word there, which may be incomplete. */
export type Cursor = Range &
  (
    | { kind: 'tag'; tag: string; isClose: boolean }
    | { kind: 'attribute'; tag: string; attribute: string; others: string[] }
    | { kind: 'value'; tag: string; attribute: string; bound: boolean; value: string }
  )

const NAME = /[\w:.-]*/y
const ATTRIBUTE = /[^\s=>/"'{}]+/y

/**
 * Finds the tag, attribute or value of a `<x-…>` tag at an offset. The text may be incomplete.
 * Returns null outside of such a tag.
 */
export function findCursor(text: string, offset: number): Cursor | null {
  const start = text.lastIndexOf('<', offset - 1)
  if (start < 0) return null
  // A value may contain `<`, so earlier tags may contain the offset, too.
  for (let from = start, tries = 0; from >= 0 && tries < 5; tries++) {
    const cursor = /^<\/?(x-|x$|$)/.test(text.slice(from, from + 4).split(/[\s>]/)[0]!)
      ? readTag(text, from, offset)
      : null
    if (cursor) return cursor
    from = from === 0 ? -1 : text.lastIndexOf('<x-', from - 1)
  }
  return null
}

function readTag(text: string, start: number, offset: number): Cursor | null {
  const isClose = text[start + 1] === '/'
  const nameFrom = start + (isClose ? 2 : 1)
  let at = match(NAME, text, nameFrom)
  const tag = text.slice(nameFrom, at)
  if (offset < nameFrom) return null
  if (offset <= at) return { kind: 'tag', tag, isClose, from: nameFrom, to: at }
  if (!tag.startsWith('x-')) return null
  const others: string[] = []
  while (at < text.length) {
    if (/\s/.test(text[at]!)) at += 1
    else if (text[at] === '>' || text.startsWith('/>', at) || text[at] === '<') return null
    else if (text.startsWith('{{', at)) {
      const end = text.indexOf('}}', at)
      if (end < 0 || end + 2 > offset) return null
      at = end + 2
    } else {
      const from = at
      at = match(ATTRIBUTE, text, from)
      if (at === from) at += 1
      const attribute = text.slice(from, at)
      if (offset >= from && offset <= at) {
        return { kind: 'attribute', tag, attribute, others, from, to: at }
      }
      others.push(attribute)
      const value = readValue(text, at)
      if (value) {
        if (offset >= value.from && offset <= value.to) {
          const inside = findInBraces(text, value, offset)
          const { from, to } = inside ?? value
          const bound = inside !== null || /^:(?!:)/.test(attribute)
          return { kind: 'value', tag, attribute, bound, value: text.slice(from, to), from, to }
        }
        at = value.end
      }
    }
    if (at > offset) return null
    if (at === offset && (at === text.length || /\s/.test(text[at - 1]!))) {
      return {
        kind: 'attribute',
        tag,
        attribute: '',
        others,
        from: at,
        to: match(ATTRIBUTE, text, at),
      }
    }
  }
  return null
}

/** Finds the expression at an offset in double braces that are a whole value, maybe incomplete. */
function findInBraces(text: string, { from, to }: Range, offset: number): Range | null {
  const [, braces, code] = /^(\{\{\{?)([^{}]*)\}{0,3}$/.exec(text.slice(from, to)) ?? []
  if (braces === undefined || code!.startsWith('--')) return null
  const start = from + braces.length
  const inside = { from: offset, to: offset }
  if (code!.trim()) {
    inside.from = start + code!.search(/\S/)
    inside.to = inside.from + code!.trim().length
  }
  return offset >= Math.max(inside.from, start) && offset <= inside.to ? inside : null
}

/** Reads `="value"`. A value without its quote ends at the end of the line. */
function readValue(text: string, at: number): (Range & { end: number }) | null {
  const [start, quote] = /^\s*=\s*(["'])/.exec(text.slice(at, at + 50)) ?? []
  if (start === undefined) return null
  const from = at + start.length
  const found = text.indexOf(quote!, from)
  const line = text.slice(from).search(/[\r\n]/)
  const lineEnd = line < 0 ? text.length : from + line
  if (found < 0) return { from, to: lineEnd, end: lineEnd }
  return { from, to: found, end: found + 1 }
}

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}

/** Finds the name of a route that is being written: `route('posts.`. */
export function findRoute(text: string, offset: number): Range | null {
  const before = text.slice(Math.max(0, offset - 200), offset)
  const [, name] =
    /\b(?:route|urlFor|signedRoute|signedUrlFor)\(\s*['"`]([\w.-]*)$/.exec(before) ?? []
  if (name === undefined) return null
  const [rest = ''] = /^[\w.-]*/.exec(text.slice(offset, offset + 200)) ?? []
  return { from: offset - name.length, to: offset + rest.length }
}

/** Lists the tags that are open at an offset, outermost first. */
export function listOpenTags(
  text: string,
  offset: number,
  namespaces: readonly string[],
): string[] {
  const open: string[] = []
  const tags = scanTags(text.slice(0, offset), { namespaces: [...namespaces] })
  for (const { kind, name, problem } of tags) {
    // The tag that is being written is not open yet.
    if (problem) continue
    if (kind === 'open') open.push(`x-${name}`)
    else if (kind === 'close') {
      const last = open.lastIndexOf(`x-${name}`)
      if (last >= 0) open.length = last
    }
  }
  return open
}
