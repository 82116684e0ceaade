import { Edge } from 'edge.js'
import type { Token } from 'edge.js/types'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toIsEdgeTag } from '../../../engine/template/edge-syntax.ts'
import { parse } from '../../../engine/template/parse.ts'
import type { AnyNode, Element, Root } from '../../../engine/template/tree.ts'
import { walk } from '../../../engine/template/walk.ts'
import { type ScannedTag, scanTags } from '../../../engine/tags/scan/template.ts'
import { anyText } from './any-text.ts'

const edge = Edge.create()
const isEdgeTag = toIsEdgeTag(edge.tags)

/** Edge's lexer leaves out white space in blank lines, and writes all line breaks as `\n`. */
const squeeze = (code: string) => code.replace(/\s/g, '')

/** Lists the tokens that are code, in the order of their ends. */
function listTokens(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'raw' || token.type === 'newline') return []
    if (token.type === 'comment') return `comment ${squeeze(token.value)}`
    const { jsArg } = token.properties
    const own = `${token.type} ${squeeze(jsArg)}`
    if (token.type !== 'tag' && token.type !== 'e__tag') return own
    const { name, selfclosed } = token.properties
    const isBlock = edge.tags[name]!.block && !selfclosed
    return [`${name} ${own}`, ...listTokens(token.children), ...(isBlock ? [`end ${name}`] : [])]
  })
}

const MUSTACHES = { true: { true: 'es', false: 's' }, false: { true: 'e', false: '' } } as const

function listCode(root: Root): string[] {
  const found: string[] = []
  const { text } = root
  walk(root, {
    enter(node) {
      if (node.type === 'comment' && node.kind === 'edge') {
        found.push(`comment ${squeeze(text.slice(node.from + 4, node.to - 4))}`)
      } else if (node.type === 'mustache') {
        const kind = MUSTACHES[`${node.isRaw}`][`${node.isEscaped}`]
        const type = kind ? `${kind}__mustache` : 'mustache'
        found.push(`${type} ${squeeze(text.slice(node.code.from, node.code.to))}`)
      } else if (node.type === 'edgeTag' && node.isKnown) {
        const { argument } = node
        const code = argument ? text.slice(argument.from, argument.to) : ''
        found.push(`${node.name} ${node.isEscaped ? 'e__tag' : 'tag'} ${squeeze(code)}`)
      }
    },
    exit: (node) => {
      if (node.type === 'edgeTag' && node.isKnown && node.end) found.push(`end ${node.name}`)
    },
  })
  return found
}

test("finds the code of a template where Edge's lexer finds it", () => {
  let compared = 0
  fc.assert(
    fc.property(anyText, (text) => {
      let tokens: Token[]
      try {
        tokens = edge.compiler.tokenizeRaw(text)
      } catch {
        return
      }
      compared++
      // Edge tags between attributes and in their values are not joined with their ends.
      const isJoined = (one: string) => !one.startsWith('end ')
      const root = parse(text, { namespaces: [], isEdgeTag })
      assert.deepEqual(listCode(root).filter(isJoined), listTokens(tokens).filter(isJoined))
      if (!/<[a-z/!?]/i.test(text)) assert.deepEqual(listCode(root), listTokens(tokens))
    }),
    { numRuns: 5000 },
  )
  assert.ok(compared > 300, `only ${compared}`)
})

/** Returns a tag as text, to compare the parser with the tag compiler. */
function describe({ kind, name, from, to, attributes, problem }: ScannedTag): string {
  const written = attributes.map((one) => [one.from, one.to, one.valueFrom, one.valueTo].join('-'))
  return problem ? 'a problem' : [kind, name, from, to, ...written].join(' ')
}

const isComponent = (node?: AnyNode) => node?.type === 'element' && node.isComponent

function listTags(root: Root): string[] {
  const tags: { from: number; described: string }[] = []
  const add = ({ attributes }: Element, tag: Element['start'], isClose: boolean) => {
    if (!tag) return
    const { name, from, to, isSelfClosing, isMalformed } = tag
    const written = attributes.flatMap((one: AnyNode) => {
      if (one.type === 'attribute') {
        const { value } = one
        return [one.from, one.to, value?.from, value?.to].join('-')
      }
      if (one.type === 'mustache') return [one.from, one.to, one.code.from, one.code.to].join('-')
      return []
    })
    const kind = isClose ? 'close' : isSelfClosing ? 'self' : 'open'
    const parts = [kind, name.slice('x-'.length), from, to, ...(isClose ? [] : written)]
    tags.push({ from, described: isMalformed ? 'a problem' : parts.join(' ') })
  }
  walk(root, {
    enter(node) {
      if (node.type !== 'element' || !node.isComponent || node.name.startsWith('x-slot')) return
      add(node, node.start, false)
      add(node, node.end, true)
    },
  })
  return tags.sort((a, b) => a.from - b.from).map(({ described }) => described)
}

test('finds the tags of components, and their attributes, where the tag compiler finds them', () => {
  let compared = 0
  fc.assert(
    fc.property(anyText, (text) => {
      const root = parse(text, { namespaces: ['kit'], isEdgeTag })
      let isBroken = false
      const starts = new Set<number>()
      walk(root, {
        enter(node, ancestors) {
          isBroken ||= 'isUnclosed' in node && node.isUnclosed
          // The compiler takes `@let(a = 1)` in a tag for an attribute with the name `@let(a`.
          isBroken ||= node.type === 'edgeTag' && isComponent(ancestors.at(-1))
          if (node.type === 'element' || node.type === 'comment') starts.add(node.from)
        },
      })
      // The compiler takes these for elements also where HTML does not, as in an attribute.
      const raw = text.matchAll(/<(?:script|style)(?=[\s>/])|<!--/gi)
      isBroken ||= /<(?:script|style)(?!>)/i.test(text)
      isBroken ||= Array.from(raw).some(({ index }) => !starts.has(index))
      // The compiler stops there, and the parser goes on after the line.
      if (isBroken) return
      const scanned = scanTags(text, { namespaces: ['kit'], isEdgeTag })
      const expected = scanned.filter(({ component }) => component !== null).map(describe)
      const found = listTags(root)
      const end = expected.indexOf('a problem')
      assert.deepEqual(
        found.slice(0, end === -1 ? undefined : end + 1),
        end === -1 ? expected : expected.slice(0, end + 1),
      )
      compared += expected.length ? 1 : 0
    }),
    { numRuns: 5000 },
  )
  assert.ok(compared > 300, `only ${compared}`)
})
