import { expressions } from 'edge-parser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkExpression } from '../../../kit/src/edge/check-expression.ts'
import { findUnsupportedNode } from '../../../kit/src/edge/find-unsupported-node.ts'

test('the kinds of expression that are let through are those that Edge compiles', () => {
  // What the fields hold does not matter here: a kind that is unknown is refused by its name.
  const isKnown = (type: string) => {
    const fields = new Proxy({ type, start: 0 } as Record<string, unknown>, {
      get: (target, key) => target[key as string] ?? [],
    })
    const found = findUnsupportedNode(fields as never, { async: true })
    return !found?.message.endsWith('" is not supported')
  }
  for (const type of Object.keys(expressions)) assert.ok(isKnown(type), type)
  for (const type of [
    'FunctionExpression',
    'ClassExpression',
    'TaggedTemplateExpression',
    'toString',
  ]) {
    assert.ok(!isKnown(type), type)
  }
})

test('an expression comes back in parentheses, without its comments', () => {
  const options = { async: false }
  assert.equal(checkExpression('a', options).code, '(a)')
  assert.equal(checkExpression(' a /* ) */ + // (\n b', options).code, '( a         +     \n b)')
  assert.equal(checkExpression('{ a: 1 }', options).code, '({ a: 1 })')
  assert.equal(checkExpression('a, b', options).code, '(a, b)')
})

test('hostile nesting is a problem, not a crash', () => {
  for (const source of [
    '('.repeat(100_000),
    '['.repeat(100_000),
    '!'.repeat(100_000),
    '{a:'.repeat(50_000),
  ]) {
    assert.ok(checkExpression(source, { async: false }).problem)
  }
  const deep = `${'!'.repeat(3000)}a`
  const { code, problem } = checkExpression(deep, { async: false })
  assert.ok(code ?? problem)
})
