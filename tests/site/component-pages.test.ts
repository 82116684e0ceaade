import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readContent } from '../../engine/io/read-content.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { readDocs } from './read-docs.ts'

const docs = await readDocs()
const { catalog } = docs
const pages = readContent('content')
  .filter(({ id }) => catalog.components.some(({ name }) => id === `components/${name}`))
  .map(({ file, text }) => ({ file, sections: listSections(text) }))

test('shows at least five examples on every page of a component', () => {
  const few = catalog.components.filter(({ examples }) => examples.length < 5)
  assert.deepEqual(
    few.map(({ name }) => name),
    [],
  )
})

test('explains the reason in every section before its first code', () => {
  const bare = pages.flatMap(({ file, sections }) =>
    sections.filter(({ text }) => text.startsWith('```')).map(({ title }) => `${file} ${title}`),
  )
  assert.deepEqual(bare, [])
})

test('opens every page with when to use the component and its alternatives, and ends it with the API', () => {
  const wrong = pages.filter(({ sections }) => {
    const { title, text } = sections[0]!
    const isOpening = title === 'When to use it' && /\]\(\/components\//.test(text)
    return !isOpening || !sections.at(-1)!.text.endsWith('\n::api')
  })
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  )
})

test('links from every page to a guide, a recipe or the reference', () => {
  const alone = pages.filter(
    ({ sections }) =>
      !sections.some(({ text }) => /\]\(\/(?:guides|recipes|reference)\//.test(text)),
  )
  assert.deepEqual(
    alone.map(({ file }) => file),
    [],
  )
})

test('ends the examples with a server section on pages about forms, the session or a paginator', () => {
  const others = ['breadcrumbs', 'modal', 'nav', 'pagination', 'table', 'tabs', 'toast']
  const forms = catalog.components.flatMap(({ name, category }) =>
    category === 'Forms' ? name : [],
  )
  const names = [...forms, ...others].map((name) => `content/components/${name}.md`)
  const without = pages.filter(({ file, sections }) => {
    const examples = sections.filter(({ title }) => title !== 'Screen reader output')
    return names.includes(file) && examples.at(-1)?.title !== 'Server side'
  })
  assert.ok(
    forms.includes('select') && names.every((file) => pages.some((page) => page.file === file)),
  )
  assert.deepEqual(
    without.map(({ file }) => file),
    [],
  )
})

test('states the same numbers of components and tags in texts as in the catalog', async () => {
  const components = catalog.components.length
  const tags = listEntries(catalog).length
  for (const file of ['README.md', 'kit/CHANGELOG.md', 'content/index.mdx']) {
    const found = /\b(\d+) components(?: in| with|,) (\d+) tags\b/.exec(
      await readFile(file, 'utf8'),
    )
    assert.deepEqual(found?.slice(1).map(Number), [components, tags], file)
  }
})

/** Returns the sections of a page below headings of the second level, each with its text. */
function listSections(text: string): { title: string; text: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title, text: lines.join('\n').trim() }
    })
}
