import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPropsArgument, parseProps } from '../../../engine/tags/index.ts'
import { createTestEdge } from './create-test-edge.ts'

const fail = (run: () => unknown): EdgeError => {
  try {
    run()
  } catch (error) {
    if (error instanceof EdgeError) return error
    throw error
  }
  throw new Error('Nothing is wrong')
}

test('reports an invalid declaration the same when reading it as when rendering', () => {
  for (const declaration of [
    '@props({ a: b })',
    '  @props({\n    a: { defualt: 1 },\n  })\n<p>',
    "{{-- ) --}}\n\n@props({\n  a: ')', // )\n  b: { type: 1 },\n})",
    '@props([])',
    "@props({ a: ')', // ) })\n<p>",
    '@props({ a: 1 }\n<p>',
    "@props({ a: ' })\n<p>{{ a }}</p>",
    '@props({ a: { values: ["(", ")"], default: ":)" } })',
    '@props({ class: "" })',
    '@props({ a: 1, a: 2 })\r\nx',
    '\r\n\r\n@props({\r\n a: c() })',
  ]) {
    const found = findPropsArgument(declaration)!
    const read = fail(() => parseProps(found.jsArg, { ...found, filename: 'kit::bad' }))
    const edge = createTestEdge({ components: { bad: declaration } })
    const ran = fail(() => edge.renderRawSync('<x-kit::bad/>'))
    assert.deepEqual(
      [ran.message, ran.code, ran.filename, ran.line, ran.col],
      [read.message, read.code, read.filename, read.line, read.col],
      declaration,
    )
  }
})

test('ignores a parenthesis in a comment or string of the declaration', async () => {
  for (const [props, value] of [
    ["/* ) */ a: ')'", ')'],
    ["// ))\n  a: '('", '('],
    ['a: "\\")", // (\n', '")'],
    ["/** A smile :) (or two :)) */\n a: { default: `)`, examples: ['(', ')'] }", ')'],
    ["a: { values: [')', '(('], default: '((' }, /* ( */", '(('],
    ['"a": ")" /* "( */', ')'],
  ]) {
    const component = `{{-- A header :) with @props({ b: 1 } --}}\n@props({ ${props} })\n({{ a }})`
    const edge = createTestEdge({ components: { show: component } })
    assert.equal(
      await edge.renderRaw('<x-kit::show/>'),
      `(${value})`.replaceAll('"', '&quot;'),
      props,
    )
    const [declared] = parseProps(findPropsArgument(component)!.jsArg)
    assert.deepEqual([declared!.name, declared!.default], ['a', value], props)
  }
})

test('explains that a component that awaits more than its slots needs async rendering', async () => {
  const components = {
    later:
      '@props({})\n@let(text = await $slots.main())\n<p>\n{{ await later() }} {{{ text }}}</p>',
  }
  const edge = createTestEdge({ components }).global('later', async () => 'b')
  const page = '\n<x-kit::later>a</x-kit::later>'
  assert.equal(await edge.renderRaw(page), '<p>\nb a</p>')
  const { message, filename, line } = fail(() => edge.renderRawSync(page))
  assert.match(message, /async mode before using await/)
  assert.deepEqual([filename, line], ['kit::later', 4])
})

test('reports text after the declaration at its place', () => {
  for (const [declaration, at] of [
    ['@props({ a: 1 }) x', '1:16'],
    ["\n  @props({\n    a: ':)',\n  }) x", '4:4'],
  ]) {
    const edge = createTestEdge({ components: { bad: declaration! } })
    const { code, line, col } = fail(() => edge.renderRawSync('<x-kit::bad/>'))
    assert.deepEqual([code, `${line}:${col}`], ['E_CANNOT_SEEK_STATEMENT', at])
  }
})
