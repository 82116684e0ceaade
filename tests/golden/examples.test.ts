import assert from 'node:assert/strict'
import test from 'node:test'
import { readDocs } from '../site/read-docs.ts'

const { pages } = await readDocs()

/** English is not readable from right to left. */
const isEnglishRtl = (code: string) => /\bdir="rtl"/.test(code) && !/\p{Script=Arabic}/u.test(code)

test('shows right-to-left examples in Arabic', () => {
  const wrong = pages.flatMap(({ markdown, examples }) =>
    examples
      .filter(({ code }) => isEnglishRtl(code))
      .map(({ line }) => `${markdown.file}:${line}`),
  )
  assert.deepEqual(wrong, [])
  assert.ok(isEnglishRtl('<div dir="rtl">Save</div>'))
  assert.ok(!isEnglishRtl('<div dir="rtl">حفظ</div>'))
})

test('lets readers change props on the pages of most components', () => {
  const components = pages.filter(({ route }) => route.component)
  const without = components.filter(({ examples }) => !examples.some((one) => one.controls.length))
  // Their first example is long, or its first tag has neither an enum nor a boolean.
  const names = without.map(({ route }) => route.component)
  assert.ok(names.length <= components.length / 5, names.join())
})
