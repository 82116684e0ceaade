import type { Root } from 'mdast'
import assert from 'node:assert/strict'
import test from 'node:test'
import { walk } from '../../../../engine/library/markdown/walk.ts'

const text = (value: string) => ({ type: 'text' as const, value })
const tree: Root = {
  type: 'root',
  children: [
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [text('a'), text('b')] }],
    },
    { type: 'paragraph', children: [text('c')] },
  ],
}

test('visits nodes of one type in the order of the text, with their ancestors', () => {
  const seen: string[] = []
  walk(tree, 'text', ({ value }, inside) => {
    seen.push(`${inside.map(({ type }) => type).join(' > ')}: ${value}`)
  })
  assert.deepEqual(seen, [
    'root > blockquote > paragraph: a',
    'root > blockquote > paragraph: b',
    'root > paragraph: c',
  ])
})

test('visits every node without a type, starting at the root', () => {
  const types: string[] = []
  walk(tree, null, ({ type }) => types.push(type))
  assert.deepEqual(types, 'root blockquote paragraph text text paragraph text'.split(' '))
})

test('skips the children of a node if the visitor returns false', () => {
  const types: string[] = []
  walk(tree, null, ({ type }) => {
    types.push(type)
    return type !== 'blockquote'
  })
  assert.deepEqual(types, 'root blockquote paragraph text'.split(' '))
})
