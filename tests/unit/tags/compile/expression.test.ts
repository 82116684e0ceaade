import { EdgeError } from 'edge.js'
import { expressions } from 'edge-parser'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkExpression, findUnsupportedNode } from '../../../../engine/tags/compile/expression.ts'
import { createTestEdge } from '../create-test-edge.ts'

test('allows the kinds of expression that Edge compiles', () => {
  // The fields may contain anything: an unknown kind is rejected by its name.
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

/** Returns the JavaScript of an expression in which `local` is a variable of the template. */
function toJavaScript(source: string): string | undefined {
  const edge = createTestEdge()
  edge.createRenderer()
  let code: string | undefined
  edge.registerTag({
    tagName: 'probe',
    block: false,
    seekable: false,
    compile(parser) {
      parser.stack.defineVariable('local')
      code = checkExpression(source, { async: false }).expression?.(parser, 'a.edge')
    },
  })
  edge.compiler.compileRaw('@probe')
  return code
}

test('compiles an expression to JavaScript that distinguishes local variables from state', () => {
  for (const [source, code] of [
    ['a', 'state.a'],
    [' a.b.c\n', 'state.a.b.c'],
    ['local.b', 'local.b'],
    ['Math.max', 'Math.max'],
    ['self.a', '(state.self.a)'],
    ['true', '(true)'],
    ['((a))', '(state.a)'],
    ['a?.b ?? local', '(state.a?.b ?? local)'],
    [' a /* ) */ + // (\n b', '(state.a + state.b)'],
    ['a, b', '((state.a, state.b))'],
  ]) {
    assert.equal(toJavaScript(source!), code, source)
  }
})

test('compiles deep nesting or rejects it at its place, and never crashes', () => {
  const edge = createTestEdge()
  edge.createRenderer()
  for (const times of [400, 600, 3000, 100_000]) {
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
      ['{ a: ', '}'],
      ['a + ', ''],
      ['! ', ''],
      ['a ? ', ': b'],
      ['', '.a?.()'],
    ] as const) {
      const source = `${open.repeat(times)}a${close.repeat(times)}`
      for (const attribute of [`:name="${source}"`, `name="{{ ${source} }}"`]) {
        try {
          edge.compiler.compileRaw(`\n <x-kit::icon ${attribute}/>`)
          assert.ok(times < 1000, `${times} ${open}${close}`)
        } catch (error) {
          assert.ok(error instanceof EdgeError, `${times} ${open}${close} ${String(error)}`)
          assert.deepEqual([error.code, error.line], ['E_KIT_EXPRESSION', 2])
          assert.match(
            error.message,
            /^The expression is nested too deeply in ":?name" of <x-kit::icon>$/,
          )
        }
      }
    }
  }
})
