import { listNodesAt } from '../template/at.ts'
import { parse } from '../template/parse.ts'
import type { AnyNode, Attribute, Range, Tag } from '../template/tree.ts'
import { walk } from '../template/walk.ts'

export type { Range }

/** What is at an offset of a template. The range is the word there, which may be incomplete. */
export type Cursor = Range &
  (
    | { kind: 'tag'; tag: string; isClose: boolean }
    | { kind: 'attribute'; tag: string; attribute: string; others: string[] }
    | { kind: 'value'; tag: string; attribute: string; bound: boolean; value: string }
  )

/**
 * Finds the tag, attribute or value of a `<x-…>` tag at an offset. The text may be incomplete.
 * Returns null outside of such a tag.
 */
export function findCursor(text: string, offset: number): Cursor | null {
  const nodes = listNodesAt(parse(text), offset)
  // A value may have tags of components in it.
  for (const node of nodes.toReversed()) {
    const tag = findTag(node, offset)
    const cursor = tag && readTag(text, tag, offset)
    if (cursor) return cursor
  }
  return findStart(text, offset)
}

/** Finds a tag that has nothing but its `<` yet. */
function findStart(text: string, offset: number): Cursor | null {
  const [open] = /<\/?$/.exec(text.slice(Math.max(0, offset - 2), offset)) ?? []
  if (open === undefined) return null
  const [name] = /^[\w:.-]*/.exec(text.slice(offset, offset + 200))!
  if (name !== '' && !/^x(?:-|$)/.test(name)) return null
  return { kind: 'tag', tag: name, isClose: open === '</', from: offset, to: offset + name.length }
}

function findTag(node: AnyNode, offset: number): Tag | null {
  if (node.type !== 'element') return null
  const { start, end } = node
  return [start, end].find((tag) => tag && tag.nameFrom <= offset && offset <= tag.to) ?? null
}

function readTag(text: string, tag: Tag, offset: number): Cursor | null {
  const { name, nameFrom, nameTo, attributes } = tag
  if (!/^x(?:-|$)/.test(name)) return null
  const isClose = text[nameFrom - 1] === '/'
  if (offset <= nameTo) return { kind: 'tag', tag: name, isClose, from: nameFrom, to: nameTo }
  if (isClose || (offset === tag.to && !tag.isUnclosed)) return null
  const written = attributes.filter((one) => one.type === 'attribute')
  const others = written.filter(({ nameTo }) => nameTo < offset).map(({ name }) => name)
  const attribute = written.find(({ from, to }) => from <= offset && offset <= to)
  if (attribute) return readAttribute(text, name, attribute, others, offset)
  const isInside = attributes.some(({ from, to }) => from < offset && offset < to)
  if (isInside || !/\s/.test(text[offset - 1]!)) return null
  return { kind: 'attribute', tag: name, attribute: '', others, from: offset, to: offset }
}

function readAttribute(
  text: string,
  tag: string,
  { name, from, nameTo, value }: Attribute,
  others: string[],
  offset: number,
): Cursor | null {
  if (offset <= nameTo) {
    return { kind: 'attribute', tag, attribute: name, others, from, to: nameTo }
  }
  if (!value?.quote || offset < value.from || offset > value.to) return null
  const inside = findInBraces(text, value, offset)
  const range = inside ?? { from: value.from, to: value.to }
  const bound = inside !== null || /^:(?!:)/.test(name)
  const written = text.slice(range.from, range.to)
  return { kind: 'value', tag, attribute: name, bound, value: written, ...range }
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
  walk(parse(text.slice(0, offset), { namespaces }), {
    enter(node) {
      if (node.type !== 'element' || !node.isComponent || node.end) return
      // The tag that is being written is not open yet.
      if (node.start && !node.start.isSelfClosing && !node.start.isUnclosed) open.push(node.name)
    },
  })
  return open
}
