import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { parseTreeOnce } from '../../unit/fixtures/parse-page-once.ts'
import { readKitCatalog } from '../../unit/fixtures/read-kit-catalog.ts'
import { checkFence } from './check-fence.ts'
import { checkSpan } from './check-span.ts'
import { toKnownNames } from './known-names.ts'
import { listProse, type Prose } from './list-prose.ts'

const catalog = await readKitCatalog()
const known = toKnownNames(catalog, 'kit/{styles,components}/**/*.{css,edge}')
const prose = await listProse(catalog)

/** Returns names in a text that do not exist; a block marked `wrong` must contain one. */
function check({ id, file, text, mdx }: Prose): string[] {
  const component = catalog.components.find(({ name }) => id === `components/${name}`)?.name
  const problems: string[] = []
  visit(parseTreeOnce(text, { file, mdx }), (node) => {
    const place = `${file}:${node.position?.start.line}`
    if (node.type === 'inlineCode') {
      const missing = checkSpan(node.value, known, component)
      problems.push(...missing.map((name) => `${place}: ${name}`))
    }
    if (node.type !== 'code') return
    const { lang = null, meta, value } = node
    const wrong = checkFence({ lang: lang ?? null, code: value }, known)
    if (!/(^|\s)wrong(\s|$)/.test(meta ?? '')) {
      problems.push(...wrong.map((problem) => `${place}: ${problem}`))
    } else if (!wrong.length) problems.push(`${place}: nothing is \`wrong\` here`)
  })
  return problems
}

test('includes texts from every place that has some', () => {
  const ours = globSync('engine/prose/*.md')
  const files = prose.map(({ file }) => file)
  assert.deepEqual(
    ours.filter((file) => !files.includes(file)),
    [],
  )
  assert.ok(prose.length > 60, `${prose.length} texts`)
  for (const { file, text } of prose) assert.ok(text.length > 50, file)
})

for (const text of prose) {
  test(`names only things that exist in ${text.file}`, () => {
    assert.deepEqual(check(text), [])
  })
}

/** A row of a table with what a screen reader says, which repeats itself. */
const transcript = /^\| (?:<kbd>|").*\|$/

/** Returns repeated words in the sentences of a text, such as "the the". */
function listRepeated({ file, text, mdx }: Pick<Prose, 'file' | 'text' | 'mdx'>): string[] {
  const lines = text.split('\n')
  const repeated: string[] = []
  visit(parseTreeOnce(text, { file, mdx }), 'text', ({ value, position }) => {
    if (transcript.test(lines[position!.start.line - 1]!)) return
    repeated.push(...(value.match(/\b([a-z]+)\s+\1\b(?!-)/gi) ?? []))
  })
  return repeated
}

test('contains no repeated words', () => {
  assert.deepEqual(
    prose.flatMap((page) => listRepeated(page).map((words) => `${page.file}: ${words}`)),
    [],
  )
  assert.deepEqual(
    listRepeated({ file: 'a.md', text: 'In the the end\nend, `a a` and\nand.', mdx: false }),
    ['the the', 'end\nend', 'and\nand'],
  )
  const row = '| <kbd>Tab</kbd> | "Menu menu" |'
  const table = (line: string) => `| Keys | Spoken |\n| --- | --- |\n${line}\n`
  assert.deepEqual(listRepeated({ file: 'a.md', text: table(row), mdx: false }), [])
  assert.deepEqual(
    listRepeated({ file: 'a.md', text: table(row.replace('<kbd>Tab</kbd>', 'Tab')), mdx: false }),
    ['Menu menu'],
  )
})

test('finds unknown names in sentences and in code', () => {
  const find = (text: string, id = 'guides/a') => check({ id, file: 'a.md', text, mdx: false })
  const wrong: [text: string, id?: string][] = [
    ['`<x-kit::buton>`'],
    ['`<x-kit::card.media>`'],
    ['`<x-kit::button varient="soft">`'],
    ['`<x-kit::button variant="plain">`'],
    ['`card.media`'],
    ['`variant="loud"`'],
    ['`varient="soft"`'],
    ['`variant="plain"`', 'components/button'],
    ['`<x-slot name="media">`'],
    ['`<x-slot name="trigger">`', 'components/button'],
    ['`clearabel`', 'components/input'],
    ['`kit:shwo`'],
    ['`kit.button.variants`'],
    ['`button.variants`'],
    ['`toast.region.most`'],
    ['`--kit-color-primry`'],
    ['`node ace kit:list --categories=a`'],
    ['`node ace kit:install --agents=cursor,nobody`'],
    ['```css\n[data-kit="buton"] {}\n```'],
    ['```css\n[data-kit-part="nobody"] {}\n```'],
    ['```sh\nnode ace kit:shwo\n```'],
    ['```html\n<x-kit::buton>\n```'],
    ['```edge\n<x-kit::button varient="soft">A</x-kit::button>\n```'],
    ['```edge preview\n<x-kit::card />\n```'],
    ['```edge wrong\n<x-kit::button>A</x-kit::button>\n```'],
  ]
  for (const [text, id] of wrong) assert.equal(find(text, id).length, 1, text)
  const right: [text: string, id?: string][] = [
    [
      '`<x-kit::icon>` `<x-kit::card.header>` `<x-kit::errors />` `variant="soft"` `:open="a === b"` `kit.button.variant` `kit.button`',
    ],
    ['`--kit-color-primary` `kit:show` `kit:close` `type="module"` `input.edge` `author.name`'],
    ['`variant="soft"` `icon="…"` `clearable`', 'components/button'],
    ['```edge wrong\n<x-kit::button varient="soft">A</x-kit::button>\n```'],
  ]
  for (const [text, id] of right) assert.deepEqual(find(text, id), [], text)
})
