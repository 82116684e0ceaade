import assert from 'node:assert/strict'
import test from 'node:test'
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
} from 'shiki'
import { readContent } from '../../../engine/io/read-content.ts'
import { parsePageOnce } from '../fixtures/parse-page-once.ts'
import { highlight } from '../../../plugins/code/highlight.ts'

/** Returns the code that HTML shows. */
const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
const toKinds = (html: string) =>
  [...html.matchAll(/<span class="tok-([\w-]+)">[^<]+<\/span>|[^<]+/g)].map(([, kind]) => kind)

/** Returns each character with its kind, from HTML or from code that Shiki tokenizes as a whole. */
const listKinds = (html: string) =>
  [...html.matchAll(/<span class="tok-([\w-]+)">([^<]+)<\/span>|[^<]+/g)].flatMap(
    ([text, kind = '', inside]) =>
      toText(inside ?? text)
        .split('')
        .map((one) => [one, kind]),
  )
async function listKindsOfWhole(code: string, language: string) {
  const lang = Object.hasOwn(bundledLanguages, language) ? (language as BundledLanguage) : 'text'
  const shiki = await whole
  await shiki.loadLanguage(lang)
  const lines = shiki.codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 })
  return lines.flatMap((tokens, index) => [
    ...(index ? [['\n', '']] : []),
    ...tokens.flatMap(({ content, color = '' }) =>
      content.split('').map((one) => [one, /--token-([\w-]+)/.exec(color)?.[1] ?? '']),
    ),
  ])
}
const theme = createCssVariablesTheme({ variablePrefix: '--' })
const whole = createHighlighter({ themes: [theme], langs: [] })

const fences = readContent('content').flatMap((page) => parsePageOnce(page.text, page).fences)
const inUse = fences.map(({ lang }) => lang ?? 'text')
const languages = [...new Set([...inUse, 'edge', 'html', 'css', 'ts', 'json', 'sh', 'text', 'x-y'])]

const hostile = [
  '',
  '\n',
  '\n\n\n',
  ' \t\n  ',
  '<script>alert(1)</script>',
  '</code></pre><b>&amp;&lt;</b>',
  '{{ a',
  '@if(',
  '{{-- never closed\n<div class="',
  '"unclosed string\n\'another',
  '/* unclosed comment',
  '`${`${`',
  '\u0000\u0007\u200b\u2028\ufeff',
  'é 🎈 👩‍👩‍👧 ﷽ \u202eabc',
  '((((((((((((((((((((',
  '<a '.repeat(200),
  'x'.repeat(1_000),
  '@'.repeat(500),
]

// This test runs first, while no other language is loaded.
test('highlights code in a Markdown fence, whether its language is already loaded or not', async () => {
  const html = await highlight('```css\na { color: red }\n```', 'md')
  const kinds = toKinds(html.split('\n')[1]!)
  assert.ok(new Set(kinds).size > 2, html)
})

for (const language of languages) {
  test(`highlights ${language} line by line the same as a whole, and keeps every character`, async () => {
    const codes = fences.filter(({ lang }) => lang === language).map(({ code }) => code)
    for (const code of new Set([...hostile, hostile.join('\n'), ...codes])) {
      const html = await highlight(code, language)
      assert.equal(toText(html), code)
      assert.deepEqual(listKinds(html), await listKindsOfWhole(code, language), code)
    }
  })
}

test('renders each kind of token as a span with its class', async () => {
  const html = await highlight('const a = "b"', 'ts')
  assert.match(html, /^<span class="tok-keyword">const<\/span>/)
  assert.match(html, /<span class="tok-string-expression">"b"<\/span>$/)
})

test('highlights every language of the documentation but plain text', async () => {
  for (const language of new Set(inUse)) {
    const codes = fences.filter(({ lang }) => lang === language).map(({ code }) => code)
    const isPlain = !(await highlight(codes.join('\n'), language)).includes('<span')
    assert.equal(isPlain, language === 'text', language)
  }
})

test('renders no span for text without a kind, and one span for neighbours of the same kind', async () => {
  for (const language of ['text', 'x-y', '', 'constructor', 'toString', '__proto__']) {
    assert.equal(await highlight('const a = 1\nb', language), 'const a = 1\nb')
  }
  const kinds = toKinds(await highlight('a\n  b\n// c\n// d\n{ e: 1 }', 'ts'))
  assert.ok(kinds.length > 4)
  assert.ok(
    kinds.every((kind, index) => index + 1 === kinds.length || kind !== kinds[index + 1]),
    kinds.join(),
  )
})
