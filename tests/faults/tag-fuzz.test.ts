import { Edge, EdgeError } from 'edge.js'
import type { Token } from 'edge.js/types'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMustacheEnd } from '../../engine/template/edge-syntax.ts'
import { replaceTags } from '../../engine/tags/compile/replace-tags.ts'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

/** Parts of text, HTML and Edge, harmless and harmful. */
// prettier-ignore
const FOREIGN = [
  '<', '>', '/', '=', '"', "'", '`', '@', ':', '{', '}', '(', ')', ' ', '\t', '~', '@{', '\\',
  '\n', '\r\n', '\r', 'a', 'x-', 'é', '😀', '&amp;', '${', '$tags:0', '$tags:', '@click="e"',
  '{{', '}}', '{{{', '}}}', '{{--', '--}}', '@{{', '{{ a }}', '{{{ a }}}', '{{-- a --}}',
  '<!--', '-->', '<script>', '</script>', '<style>', '</style>', '<p>', '</p>', '<br>',
  '\n@if(a)\n', '\n@else\n', '\n@end\n', '\n@each(b in c)\n', '@if(', '\n@let(d = 1)\n',
  '<x-slot name="main">', '<x-slot:footer>', '<x-slot', '</x-slot>', '<x-foo>', '</x-foo>',
]
// prettier-ignore
const OWN = [
  '<x-kit::card>', '</x-kit::card>', '<x-kit::button>', '</x-kit::button>', '<x-kit::button',
  '</x-kit::button', '<x-kit::nope>', '@<x-kit::card>', '<x-kit::', 'x-kit::card', '/>',
  '<x-kit::icon ', ' :title="a"', ' title="{{ a }}"', ' title="', " :b='", ' {{ a }}', ' ::class="c"',
]
// prettier-ignore
const WHOLE = [
  '<x-kit::icon name="a"/>', '<x-kit::icon\n  :name="a"\r\n/>', '<x-kit::icon {{ a }} name="b"/>',
  '{', '}', '@{', '@', '{{ a }}', '{{-- a --}}', 'a', ' ', '\n', '\r\n', '<p>', '<!-- a -->',
  '<x-foo/>', '@<x-kit::card>', '<script>{ a }</script>', '\n@let(d = 1)\n', '\n@!if(a)\n',
]
// prettier-ignore
const BESIDE = [
  'M', 'M', ' ', 'a', '\n', '\r\n', '{', '{{ b }}', '{{ b c }}', '{{\n b c }}', '{{{ b. }}}', '{{-- b --}}',
  '{{', '{{--', '\n@if(b)\n', '\n@end\n', '\n@let(b c)\n', '\n@if(b c)\n', '\n@each(b)\n', '\n@if(b',
]

const join = (parts: string[]) => parts.join('')
const foreignText = fc.array(fc.constantFrom(...FOREIGN), { maxLength: 25 }).map(join)
const chaos = fc.array(fc.constantFrom(...FOREIGN, ...OWN, ...OWN), { maxLength: 25 }).map(join)
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc
    .array(
      fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constantFrom(...WHOLE),
        tie('nested').map((inside) => `<x-kit::card class="{{ a }}">${inside}</x-kit::card>`),
        tie('nested').map(
          (inside) => `<x-kit::card><x-slot:footer>${inside}</x-slot></x-kit::card>`,
        ),
        tie('nested').map((inside) => `\n@if(a)\n${inside}\n@end\n`),
        tie('nested').map((inside) => `<x-foo bar="{{ a }}">${inside}</x-foo>`),
      ),
      { maxLength: 6 },
    )
    .map(join),
}))
const broken = fc
  .tuple(nested, fc.nat(), fc.constantFrom(...FOREIGN, ...OWN))
  .map(([text, at, piece]) => {
    const offset = at % (text.length + 1)
    return text.slice(0, offset) + piece + text.slice(offset)
  })
const anyText = fc.oneof(chaos, nested, broken)

function attempt<T>(run: () => T): T | { thrown: unknown } {
  try {
    return run()
  } catch (thrown) {
    return { thrown }
  }
}

test('passes text without a tag of the namespace through unchanged', () => {
  const plain = Edge.create({ cache: true })
  const edge = createTestEdge()
  edge.createRenderer()
  fc.assert(
    fc.property(foreignText, (text) => {
      const expected = attempt(() => plain.compiler.tokenizeRaw(text, 'fuzz.edge'))
      const actual = attempt(() => edge.compiler.tokenizeRaw(text, 'fuzz.edge'))
      // Our tokenizer differs only in the place of an unclosed mustache, which it reports better.
      if (!isUnclosed(expected)) assert.deepEqual(actual, expected)
      else assert.ok(isUnclosed(actual))
    }),
    { numRuns: 250 },
  )
})

test('reports where an unclosed mustache begins, and with which braces', () => {
  const edge = createTestEdge()
  edge.createRenderer()
  const parts = fc.array(
    fc.constantFrom(...WHOLE.filter((part) => part !== '{'), '@if(a)\nb\n@end\n'),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      parts.map(join),
      fc.constantFrom('{{', '{{{', '{{--'),
      foreignText,
      (before, open, after) => {
        const text = `${before}\n${open} ${after}`
        const compiled = attempt(() => edge.compiler.compileRaw(`${before}\n`, 'fuzz.edge'))
        const result = attempt(() => edge.compiler.tokenizeRaw(text, 'fuzz.edge'))
        if ('thrown' in compiled || !isUnclosed(result)) return
        const { message, line, col } = (result as { thrown: EdgeError }).thrown
        const expected = [`Unclosed "${open}"`, toLines(before).length + 1, 0]
        if (findMustacheEnd(text, before.length + 1) === -1) {
          assert.deepEqual([message, line, col], expected)
        }
      },
    ),
    { numRuns: 250 },
  )
})

test('mentions neither placeholders nor files of the engine in messages', () => {
  const edge = createTestEdge()
  edge.createRenderer()
  const beside = fc
    .array(fc.constantFrom(...BESIDE, ...OWN, ...WHOLE, '\n@each(b in c) ', '\n@if(a)', ')'), {
      maxLength: 15,
    })
    .map(join)
  fc.assert(
    fc.property(fc.oneof(anyText, beside), (written) => {
      const text = written.replaceAll('$tags', 'tags').replaceAll('M', '<x-kit::icon\n name="a"/>')
      const result = attempt(() => edge.compiler.compileRaw(text, 'fuzz.edge'))
      if (typeof result === 'function') return
      const message = String((result.thrown as Error).message)
      assert.doesNotMatch(
        message,
        /\$tags|\$component|\$first-line|state\.|\.ts\b|node_modules|kit\/src/,
      )
    }),
    { numRuns: 750 },
  )
})

test('compiles any text, or throws an EdgeError with a place inside the file', () => {
  const plain = Edge.create({ cache: true })
  const edge = createTestEdge()
  edge.createRenderer()
  fc.assert(
    fc.property(anyText, (text) => {
      const result = attempt(() => edge.compiler.compileRaw(text, 'fuzz.edge'))
      if (typeof result === 'function') return
      const { thrown } = result
      if (!(thrown instanceof EdgeError) && tripsEdge(plain, text)) return
      assert.ok(thrown instanceof EdgeError, String(thrown))
      const lines = text.split(/\r\n|\r|\n/)
      assert.ok(thrown.line >= 1 && thrown.line <= lines.length, `line ${thrown.line}`)
      // Edge prepends this to the argument of `@let` before it parses it, and includes it in
      // columns.
      const more = thrown.code === 'E_ACORN_ERROR' ? 'let '.length : 0
      const end = lines[thrown.line - 1]!.length + more
      assert.ok(thrown.col >= 0 && thrown.col <= end, `col ${thrown.col} of ${end}`)
    }),
    { numRuns: 350 },
  )
})

test("replaces tags with text that Edge's lexer does not mistake for its own, without moving lines", () => {
  const plain = Edge.create({ cache: true })
  fc.assert(
    fc.property(anyText, (text) => {
      const replaced = attempt(() => replace(plain, text, 'marker:'))
      if ('thrown' in replaced) return
      assert.equal(toLines(replaced.text).length, toLines(text).length)
      const tokens = attempt(() => plain.compiler.tokenizeRaw(replaced.text, 'fuzz.edge'))
      if ('thrown' in tokens) return
      assert.equal(countPlaceholders(tokens), replaced.pieces.length)
    }),
    { numRuns: 350 },
  )
})

test('compiles text that another plugin changes as if it had been written so', () => {
  const added = '\n{{ z }}<x-kit::icon name="z"/>'
  const edge = createTestEdge()
  const changing = createTestEdge()
  changing.processor.process('raw', ({ raw }) => raw + added)
  edge.createRenderer()
  changing.createRenderer()
  const read = (reader: Edge, text: string) => {
    const result = attempt(() => reader.compiler.tokenizeRaw(text, 'fuzz.edge'))
    if (!('thrown' in result)) return JSON.stringify(result)
    const { line, col, message } = result.thrown as EdgeError
    return `${line}:${col} ${message}`
  }
  fc.assert(
    fc.property(anyText, (text) => {
      // A malformed tag is reported before the other plugin runs.
      if ('thrown' in attempt(() => replace(edge, text, ''))) return
      assert.equal(read(changing, text), read(edge, text + added))
    }),
    { numRuns: 250 },
  )
})

test("reports Edge's errors beside tags at their own place", () => {
  const tag = '<x-kit::icon name="a"/>'
  const parts = fc.array(fc.constantFrom(...BESIDE), { maxLength: 15 })
  const edge = createTestEdge()
  edge.createRenderer()
  const compile = (text: string) => {
    const result = attempt(() => edge.compiler.compileRaw(text, 'fuzz.edge'))
    if (typeof result === 'function') return 'compiles'
    const { line, col, message } = result.thrown as EdgeError
    return `${line}:${col} ${message}`
  }
  fc.assert(
    fc.property(parts.map(join), (text) => {
      const plain = compile(text.replaceAll('M', 'm'.repeat(tag.length)))
      assert.equal(compile(text.replaceAll('M', tag)), plain)
    }),
    { numRuns: 350 },
  )
})

function replace(plain: Edge, text: string, marker: string) {
  return replaceTags(text, {
    filename: 'fuzz.edge',
    namespaces: ['kit'],
    isEdgeTag: (name) => (plain.tags[name] ? plain.tags[name].seekable || 'bare' : false),
    async: false,
    marker,
    resolve: () => 'kit::card',
    isTraced: () => false,
  })
}

function isUnclosed(result: unknown): boolean {
  const { thrown } = result as { thrown?: EdgeError }
  return thrown?.code === 'E_UNCLOSED_CURLY_BRACE'
}

/** Whether Edge itself throws another error than an EdgeError, as for a stray `@else`. */
function tripsEdge(plain: Edge, text: string): boolean {
  const result = attempt(() =>
    plain.compiler.compileRaw(replace(plain, text, '').text, 'fuzz.edge'),
  )
  return 'thrown' in result && !(result.thrown instanceof EdgeError)
}

function toLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}

function countPlaceholders(tokens: Token[]): number {
  return tokens.reduce((count, token) => {
    if ('children' in token) return count + countPlaceholders(token.children)
    const isPlaceholder =
      token.type === 's__mustache' && token.properties.jsArg.startsWith(' marker:')
    return count + (isPlaceholder ? 1 : 0)
  }, 0)
}
