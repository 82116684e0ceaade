import fc from 'fast-check'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Tokenizer, TokenizerMode, type Token } from 'parse5'
import { listMarkupTags } from '../../../../engine/tags/scan/markup-tags.ts'

/**
 * Returns the tags that parse5 reads: `[from, name, attributes]`, and `[from, /name]` for closing
 * tags.
 */
function listExpected(html: string): unknown[] {
  const tags: unknown[] = []
  const toMode: Record<string, number> = {
    ...Object.fromEntries(['textarea', 'title'].map((name) => [name, TokenizerMode.RCDATA])),
    ...Object.fromEntries(
      ['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [
        name,
        TokenizerMode.RAWTEXT,
      ]),
    ),
    script: TokenizerMode.SCRIPT_DATA,
    plaintext: TokenizerMode.PLAINTEXT,
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, location }: Token.TagToken) {
        tags.push([location!.startOffset, tagName, attrs.map(({ name, value }) => [name, value])])
        if (toMode[tagName] !== undefined) tokenizer.state = toMode[tagName]
      },
      onEndTag: ({ tagName, location }: Token.TagToken) =>
        void tags.push([location!.startOffset, `/${tagName}`]),
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
    },
  )
  tokenizer.write(html, true)
  return tags
}

function listActual(html: string): unknown[] {
  return listMarkupTags(html).map(({ from, name, isClose, attributes }) => {
    if (isClose) return [from, `/${name}`]
    const firsts = attributes.filter(
      (one) => attributes.find((other) => other.name === one.name) === one,
    )
    return [from, name, firsts.map((one) => [one.name, one.value])]
  })
}

// prettier-ignore
const PIECES = [
  '<', '>', '/', '=', '"', "'", ' ', '\n', '\t', '!', '-', '?', 'a', 'B', '&amp;', '&lt', 'é', '😀',
  '<!--', '-->', '--!>', '<!-->', '<!--->', '<!doctype html>', '<!', '<?', '</', '</>', '</ a>',
  '<input', '<input ', '<INPUT', '<select>', '</select>', '<textarea>', '</textarea>', '</TextArea ',
  '<title>', '</title>', '<style>', '</style>', '<script>', '</script>', '<xmp>', '</xmp>', '<p>', '</p>',
  ' id="a"', " id='b'", ' ID=c', ' name=', ' =x', ' value="a>b"', ' a = "b"', ' a/', '/>', '`',
]

test('reads every tag like the tokenizer of the HTML standard', () => {
  const text = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 20 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (html) => {
      // The scanner does not track how a comment inside a script changes the end of the script.
      if (/<script[^]*<!--/i.test(html)) return
      assert.deepEqual(listActual(html), listExpected(html))
    }),
    { numRuns: 1500 },
  )
})

test('returns where attributes can be added, and where each one begins and ends', () => {
  const html = '<p><Input/><INPUT a b=c d = "e>f" g=\'h\'></p>'
  const [, first, second] = listMarkupTags(html)
  assert.equal(html.slice(0, first!.nameEnd), '<p><Input')
  assert.deepEqual(
    second!.attributes.map(({ from, to }) => html.slice(from, to)),
    ['a', 'b=c', 'd = "e>f"', "g='h'"],
  )
})

test('reads long texts in linear time', () => {
  const tags = listMarkupTags('<a b="c" '.repeat(50_000))
  assert.deepEqual(tags, [])
  assert.equal(listMarkupTags('<textarea>'.repeat(50_000)).length, 1)
  assert.equal(listMarkupTags('<!--'.repeat(50_000)).length, 0)
  assert.equal(listMarkupTags('<input>'.repeat(50_000)).length, 50_000)
})
