import assert from 'node:assert/strict'
import test from 'node:test'
import { parseLlmsTxt } from './parse-llms-txt.ts'

const good = '# A\n\n> B.\n\nC\n\n## D\n\n- [e](https://f): g\n'

test('parses a valid llms.txt', () => {
  assert.deepEqual(parseLlmsTxt(good), {
    title: 'A',
    summary: 'B.',
    introduction: 'C',
    sections: [{ title: 'D', links: [{ title: 'e', url: 'https://f', note: 'g' }] }],
  })
})

const bad: [string, string][] = [
  ['a byte order mark', `\ufeff${good}`],
  ['a blank line at the start', `\n${good}`],
  ['no title', good.replace('# A', 'A')],
  ['no blockquote', good.replace('> B.', 'B.')],
  ['a blockquote of two lines', good.replace('> B.', '> B.\n> C.')],
  ['no text after the blockquote', good.replace('C\n\n', '')],
  ['an H3', good.replace('- [e]', '### H\n\n- [e]')],
  ['an H1 further down', good.replace('## D', '# D')],
  ['an H2 twice', `${good}\n## D\n\n- [h](https://i): j\n`],
  ['text under an H2', good.replace('- [e]', 'Text\n\n- [e]')],
  ['an indented link', good.replace('- [e]', '  - [e]')],
  ['a note on two lines', good.replace(': g', ': g\nh')],
  ['a bracket in a title', good.replace('[e]', '[e]]')],
  ['a parenthesis in a URL', good.replace('https://f', 'https://f/(g)')],
  ['a space in a URL', good.replace('https://f', 'https://f g')],
  ['no note', good.replace(': g', '')],
  ['an empty note', good.replace(': g', ': ')],
  ['a section without links', good.replace('- [e](https://f): g\n', '')],
  ['no line break at the end', good.trimEnd()],
  ['50,000 characters', good.replace('C', 'C'.repeat(50_000))],
]

for (const [fault, text] of bad) {
  test(`rejects llms.txt with ${fault}`, () => {
    assert.notEqual(text, good)
    assert.throws(() => parseLlmsTxt(text), /^Error: Cannot parse llms\.txt at line \d+/)
  })
}
