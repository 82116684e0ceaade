import assert from 'node:assert/strict'
import test from 'node:test'
import { toSite } from '../../../engine/site/site.ts'
import { toWarnings } from '../../../plugins/content/open-site.ts'
import { pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

const site = toSite(source, pages, publicPaths)
const page = site.pages.find(({ examples }) => examples.length)!
const [example] = page.examples

test('names the line of the page instead of that of the example', () => {
  assert.deepEqual(toWarnings(site, [`Deprecated in \`${example!.path}:2\`. Use less.`]), [
    `Deprecated in \`${page.markdown.file}:${example!.line + 2}\`. Use less.`,
  ])
})

test('warns once about several variants of an example', () => {
  assert.deepEqual(toWarnings(site, ['One.', 'Two.', 'One.']), ['One.', 'Two.'])
})

test('keeps a notice from elsewhere', () => {
  const notice = 'Deprecated in `kit/components/chip.edge:3`.'
  assert.deepEqual(toWarnings(site, [notice]), [notice])
})

test('warns about a short or long description, counted in characters and not in UTF-16 units', () => {
  for (const [length, isGood] of [
    [1, false],
    [49, false],
    [50, true],
    [160, true],
    [161, false],
  ] as const) {
    const page = toPageSource('guides/start', 'Start', 'Text.')
    const text = page.text.replace(/description: .*/, `description: ${'🎈'.repeat(length)}`)
    const others = pages.filter(({ id }) => id !== page.id)
    assert.deepEqual(
      toWarnings(toSite(source, [...others, { ...page, text }], publicPaths), []),
      isGood
        ? []
        : [
            `The description in \`content/guides/start.md:3\` has ${length} characters. Search engines and assistants make the most of 50 to 160.`,
          ],
    )
  }
})
