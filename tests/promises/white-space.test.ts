import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

const components = {
  mark: '@props({})\nM\n',
  body: '@props({})\n{{{ await $slots.main() }}}\n',
}
const join = (parts: string[]) => parts.join('')

/**
 * Text with `M` in place of tags. Edge drops white space after a mustache at the end of a line, so
 * no line ends with one.
 */
const text = fc
  .array(
    fc.constantFrom('M', 'M', ' ', '  ', '\t', '\n', 'a', ',', '<b>', '</b>', '&amp;', '{{ b }}.'),
    { maxLength: 20 },
  )
  .map(join)

for (const [element, newLine] of [
  ['p', ''],
  ['pre', '\n'],
  ['textarea', '\n'],
  ['title', ''],
  ['span', ' '],
]) {
  test(`changes no white space around a tag in <${element}>`, () => {
    const edge = createTestEdge({ components })
    const render = (template: string) => edge.createRenderer().renderRawSync(template, { b: 'B' })
    const wrap = (inside: string) => `<${element}>${newLine}${inside}</${element}>`
    fc.assert(
      fc.property(text, text, text, (before, inside, after) => {
        const plain = render(wrap(`${before}a${inside}${after}`))
        const toTags = (part: string) => part.replaceAll('M', '<x-kit::mark/>')
        const body = `<x-kit::body\n  class="a">a${toTags(inside)}</x-kit::body\n>`
        assert.equal(render(wrap(toTags(before) + body + toTags(after))), plain)
      }),
      { numRuns: 300 },
    )
  })
}

test('keeps the content of a tag, except the line break after the opening tag', async () => {
  const edge = createTestEdge({ components })
  for (const [template, output] of [
    ['<x-kit::body>a</x-kit::body>', 'a'],
    ['<x-kit::body> a </x-kit::body>', ' a '],
    ['<x-kit::body>\n  a\n</x-kit::body>b', '  a\nb'],
    ['<x-kit::body>\n\n  a\n\n</x-kit::body>', '\n  a\n\n'],
    ['<x-kit::body>  \n  a</x-kit::body>', '  a'],
    ['<x-kit::body><x-slot:main>\n  a\n  </x-slot></x-kit::body>', '  a'],
    ['<x-kit::body></x-kit::body>', ''],
    ['<x-kit::body>\n</x-kit::body>', ''],
  ]) {
    const page = `(${template})`
    assert.equal(edge.createRenderer().renderRawSync(page), `(${output})`, template)
  }
})
