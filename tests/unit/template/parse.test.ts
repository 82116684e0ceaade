import fc from 'fast-check'
import assert from 'node:assert/strict'
import test from 'node:test'
import { parse } from '../../../engine/template/parse.ts'
import type { AnyNode } from '../../../engine/template/tree.ts'
import { walk } from '../../../engine/template/walk.ts'
import { listNodesAt } from '../../../engine/template/at.ts'
import { anyText } from './any-text.ts'
import { print } from './print.ts'

test('parses any text into a tree that has every character of it once', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isAnyTag) => {
      const options = isAnyTag ? { namespaces: ['kit'], isEdgeTag: () => true } : {}
      assert.equal(print(parse(text, options)), text)
    }),
    { numRuns: 20_000 },
  )
})

test('visits every node once, inside of its ancestors, and finds it by its offset', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), (text, seed) => {
      const root = parse(text)
      const around: AnyNode[] = []
      const offset = seed % (text.length + 1)
      let innermost: AnyNode = root
      walk(root, {
        enter(node, ancestors) {
          assert.deepEqual(ancestors, around)
          const parent = around.at(-1)
          assert.ok(!parent || (parent.from <= node.from && node.to <= parent.to))
          if (node.from < offset && offset <= node.to) {
            if (innermost.to !== offset || innermost === parent) innermost = node
          }
          around.push(node)
        },
        exit: (node) => assert.equal(around.pop(), node),
      })
      assert.equal(around.length, 0)
      assert.equal(listNodesAt(root, offset).at(-1), innermost)
    }),
    { numRuns: 2000 },
  )
})

const SIZE = 5_000_000
// prettier-ignore
const repeated = [
  '{{', '{{{', '{{--', '{{ a', '\n{{', '\n@if(', '\n@foo(', '@', '\n@', ' ', '\n  @', '<', '<a', '<a ',
  '<a b="', "<a b='", '<x-kit::a b="', '<x-kit::a :b="', '<x-kit::a {{', '<!--', '<!', '<?', '</', '<div>',
  '</div>', '<script>', '<title>', '"', '{{ a }}', '<p class="{{ a }}">b</p>', '\n@if(a)\n<div>\n', '\n@foo\n',
  '\n@end', '<a {{ b }}', 'a', '}', '{', '(', '<x-kit::a title="{{ b }}" :c="d" />', '\n@can(a)\n@end',
]
test('parses texts of 100,000 characters whose parts are never closed', () => {
  for (const piece of repeated) {
    const text = piece.repeat(SIZE / 50 / piece.length)
    assert.equal(print(parse(text)).length, text.length, piece)
  }
})

test('parses elements 10,000 deep, and 5 MB in one line', () => {
  const deep = '<div>'.repeat(10_000) + '</div>'.repeat(10_000)
  let depth = 0
  walk(parse(deep), { enter: (_, { length }) => void (depth = Math.max(depth, length)) })
  assert.equal(depth, 10_000)
  const blocks = '@if(a)\n'.repeat(10_000) + '@end\n'.repeat(10_000)
  assert.equal(print(parse(blocks)), blocks)
  const line = '<p class="{{ a }}">b</p>'.repeat(SIZE / 24)
  assert.equal(parse(line).children.length, Math.floor(SIZE / 24))
})
