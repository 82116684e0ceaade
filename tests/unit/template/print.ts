import assert from 'node:assert/strict'
import type { AnyNode, Root, Tag } from '../../../engine/template/tree.ts'

/** Prints a tree from its parts, and asserts that they have their places, without gaps in content. */
export function print({ text, children, to }: Root): string {
  const parts: string[] = []
  let at = 0
  const add = (from: number, end: number) => {
    assert.ok(from === at && end >= from, `${from} to ${end} after ${at}`)
    parts.push(text.slice(from, end))
    at = end
  }
  const addTag = (tag: Tag, left: Step[]) => {
    assert.equal(tag.name, text.slice(tag.nameFrom, tag.nameTo))
    assert.match(text.slice(tag.from, tag.nameFrom), /^<\/?$/)
    left.push(() => add(at, tag.to))
    pushAll(left, [...tag.nameChildren, ...tag.attributes], true)
  }
  type Step = () => void
  const pushAll = (left: Step[], nodes: readonly AnyNode[], hasGaps = false) => {
    for (const node of nodes.toReversed()) {
      left.push(() => {
        if (hasGaps && node.from > at) add(at, node.from)
        enter(node, left)
      })
    }
  }
  const enter = (node: AnyNode, left: Step[]) => {
    const written = text.slice(node.from, node.to)
    left.push(() => assert.equal(at, node.to, node.type))
    switch (node.type) {
      case 'root':
        return
      case 'text':
        assert.ok(written !== '')
        return add(node.from, node.to)
      case 'mustache': {
        assert.match(written, /^@?\{\{/)
        assert.equal(node.isEscaped, text[text.indexOf('{{', node.from) - 1] === '@')
        add(node.from, node.code.from)
        add(node.code.from, node.code.to)
        return add(node.code.to, node.to)
      }
      case 'comment':
        left.push(() => add(at, node.to))
        return pushAll(left, node.children, true)
      case 'edgeTag': {
        const { argument, end, startTo } = node
        assert.equal(written[0], '@')
        assert.ok(text.startsWith(node.name, node.nameFrom))
        if (argument) add(node.from, argument.from)
        if (argument) add(argument.from, argument.to)
        add(at, startTo)
        if (end) left.push(() => add(end.from, end.to))
        return pushAll(left, node.children)
      }
      case 'attribute': {
        assert.equal(node.name, text.slice(node.from, node.nameTo))
        const { value, nameChildren } = node
        if (!value) left.push(() => add(at, node.to))
        else {
          const quote = value.isUnclosed ? '' : value.quote
          left.push(() => add(value.to, value.to + quote.length))
          pushAll(left, value.children)
          left.push(() => add(at, value.from))
        }
        return pushAll(left, nameChildren, true)
      }
      case 'element': {
        const { start, end } = node
        assert.ok(start || end)
        if (end) left.push(() => addTag(end, left))
        pushAll(left, node.children)
        if (start) addTag(start, left)
      }
    }
  }
  const left: (() => void)[] = []
  pushAll(left, children)
  for (let step = left.pop(); step; step = left.pop()) step()
  assert.equal(at, to)
  return parts.join('')
}
