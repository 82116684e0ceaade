import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { toLibraryIndex, toLlmsTxt } from '../../../engine/files/assistants/llms-txt.ts'
import { toSitemapMd } from '../../../plugins/sitemap.ts'
import { toSite } from '../../../engine/site/site.ts'
import type { PageSource } from '../../../engine/site/sources.ts'
import { pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

const site = toSite(source, pages, publicPaths)
const { catalog } = site

/** Returns the pages with the text of one replaced. */
function withBody(body: string, title = 'Start'): PageSource[] {
  const start = toPageSource('guides/start', JSON.stringify(title), body)
  return [...pages.filter(({ id }) => id !== 'guides/start'), start]
}

test('lists pages in navigation order, each with its section, title and component', () => {
  assert.deepEqual(
    catalog.routes.map(({ path, section, navigation, title, component }) => [
      path,
      section,
      navigation,
      title,
      component,
    ]),
    [
      ['/', 'Overview', 'Acme', 'Acme', null],
      ['/guides/start', 'Guides', 'Start', 'Start', null],
      ['/guides/theme', 'Guides', 'Theme', 'Theme', null],
      ['/components', 'Components', 'All', 'All parts', null],
      ['/components/chip', 'Labels', 'Chip', 'Chip', 'chip'],
      ['/components/panel', 'Boxes', 'Panel', 'Panel', 'panel'],
    ],
  )
  assert.deepEqual(
    site.pages.map(({ route }) => route),
    catalog.routes,
  )
})

test('includes generated headings in the outline of a page', () => {
  const outline = (id: string) =>
    catalog.routes
      .find((route) => route.id === id)!
      .headings.map(({ depth, text, slug }) => `${depth} ${text} #${slug}`)
  assert.deepEqual(outline('components/chip'), [
    '2 In a panel #in-a-panel',
    '2 API #api',
    '3 Chip #chip',
    '4 Props #props',
  ])
  assert.deepEqual(outline('guides/theme'), [
    '2 Tokens #tokens',
    '3 color #color',
    '3 space #space',
  ])
  assert.deepEqual(outline('components'), ['2 Labels #labels', '2 Boxes #boxes'])
  assert.deepEqual(outline('guides/start'), [])
})

test('sorts components by category and name, with their sub-components and events', () => {
  assert.deepEqual(
    catalog.components.map(({ name, category, kind, subComponents, events }) => [
      name,
      category,
      kind,
      subComponents.map((sub) => [sub.name, sub.parentRequired]),
      events,
    ]),
    [
      ['chip', 'Labels', 'class', [], []],
      [
        'panel',
        'Boxes',
        'anonymous',
        [['panel.title', true]],
        [{ name: 'acme:fold', detail: '{ open: boolean }', description: 'It was folded.' }],
      ],
    ],
  )
})

const home = toPageSource('index', 'Home', '')

test('sorts components of one category, and sub-components, by name', () => {
  const [panel, title] = source.components
  const named = (name: string) => ({
    ...title!,
    name,
    file: `kit/components/${name}.edge`,
    text: title!.text.replace('@parent panel', `@parent ${name.split('.')[0]}`),
  })
  const components = [
    named('panel.title'),
    { ...panel!, name: 'panels', file: 'kit/components/panels.edge' },
    named('panels.title'),
    named('panel.body'),
    panel!,
  ]
  const documented = [
    home,
    ...['panels', 'panel'].map((name) => toPageSource(`components/${name}`, name, '::api\n')),
  ]
  assert.deepEqual(
    toSite({ ...source, components }, documented).catalog.components.map((component) => [
      component.name,
      ...component.subComponents.map(({ name }) => name),
    ]),
    [
      ['panel', 'panel.body', 'panel.title'],
      ['panels', 'panels.title'],
    ],
  )
})

test('collects the live examples of a page with the heading above and the components that they use', () => {
  assert.deepEqual(catalog.components[0]!.examples, [
    {
      id: 'chip--chip',
      title: 'Chip',
      description: '',
      code: '<x-acme::chip tone="loud" on-remove="go" data-x aria-label="X" class="a" />',
      language: 'edge',
      uses: ['chip'],
    },
    {
      id: 'chip--in-a-panel',
      title: 'In a panel',
      description: 'A chip may stand *anywhere*.',
      code: '<x-acme::panel>\n  <x-acme::panel.title text="A" /><x-acme::chip /><x-acme::chip />\n</x-acme::panel>',
      language: 'edge',
      uses: ['panel', 'panel.title', 'chip'],
    },
  ])
})

test('gives examples under one heading different ids', () => {
  const fence = '```edge preview\n<x-acme::chip />\n```\n'
  const chip = toPageSource(
    'components/chip',
    'Chip',
    `${fence}\n${fence}\n##\n\n${fence}\n::api\n`,
  )
  const plain = { ...source, components: source.components.slice(2) }
  const { examples } = toSite(plain, [home, chip]).catalog.components[0]!
  assert.deepEqual(
    examples.map(({ id, title }) => [id, title]),
    [
      ['chip--chip', 'Chip'],
      ['chip--chip-1', 'Chip'],
      ['chip--chip-2', 'Chip'],
    ],
  )
})

test('expands directives in the text of a page', () => {
  const page = site.pages.find(({ route }) => route.id === 'components')!
  assert.match(
    page.markdown.text,
    /\n## Boxes\n\n- \[Panel\]\(\/components\/panel\): Frames things\.\n/,
  )
})

test('returns the same result for any order of the files', () => {
  const reversed = {
    ...source,
    components: source.components.toReversed(),
    scripts: source.scripts.toReversed(),
  }
  assert.deepEqual(toSite(reversed, pages.toReversed(), publicPaths), site)
})

test('joins the lines of a description', () => {
  const text = `---\ntitle: Start\ndescription: >\n  ${'words '.repeat(10)}\n  and more.\n---\n`
  const start = { id: 'guides/start', file: 'content/guides/start.md', text, mdx: false }
  const rest = pages.filter(({ id }) => id !== 'guides/start')
  const { routes } = toSite(source, [...rest, start]).catalog
  assert.equal(routes[1]?.description, `${'words '.repeat(10)}and more.`)
})

test('escapes brackets of a title in links', () => {
  const title = 'Arrays: [x](y)'
  const { catalog } = toSite(source, withBody('Text.', title))
  assert.equal(catalog.routes[1]?.title, title)
  const escaped = '[Arrays: \\[x\\](y)](https://ui.acme.test/docs/guides/start.md)'
  const index = toLlmsTxt(toLibraryIndex(catalog, '{pages}'))
  for (const text of [index, toSitemapMd(catalog, new Map())]) {
    assert.ok(text.includes(escaped), text)
    assert.ok(parsePage(text, { file: 'a.md' }).links.every(({ url }) => url !== 'y'))
  }
})

test('resolves a relative link from the file of its page', () => {
  for (const [written, url] of [
    ['./more.md', '/guides/more'],
    ['more.md#end', '/guides/more#end'],
    ['more?a=b#end', '/guides/more?a=b#end'],
    ['../components/chip', '/components/chip'],
    ['../components/chip.md', '/components/chip'],
    ['../components/', '/components'],
    ['../components/index.mdx', '/components'],
    ['../index.md', '/'],
    ['..', '/'],
    ['./m%6Fre.md', '/guides/more'],
  ]) {
    const body = `See [it](${written}), <${'https://acme.test'}> and [this][other].\n\n[other]: <${written}>\n`
    const more = toPageSource('guides/more', 'More', '## End\n')
    const site = toSite(source, [...withBody(body), more], publicPaths)
    const { markdown } = site.pages.find(({ route }) => route.id === 'guides/start')!
    assert.deepEqual(
      markdown.links.map((link) => link.url),
      [url, url],
      written,
    )
    assert.ok(markdown.text.endsWith(`[other]: <${url}>\n`))
  }
})

test('resolves a relative link in an index page from its folder', () => {
  const components = pages.find(({ id }) => id === 'components')!
  const file = 'content/components/index.md'
  const text = components.text.replace(/$/, '\n\n[Chip](./chip.md) [Start](../guides/start)\n')
  const rest = pages.filter((page) => page !== components)
  const site = toSite(source, [...rest, { ...components, file, text }], publicPaths)
  const urls = site.pages
    .find(({ route }) => route.id === 'components')!
    .markdown.links.map(({ url }) => url)
  assert.deepEqual(urls.slice(-2), ['/components/chip', '/guides/start'])
})

test('rejects a relative link or image without a target, and quotes it', () => {
  for (const [written, cannot] of [
    ['[a](./lost.md)', 'link to `./lost.md`'],
    ['[a](www.acme.test)', 'link to `www.acme.test`'],
    ['![a](./form.png)', 'show the image `./form.png`'],
  ]) {
    assert.throws(
      () => toSite(source, withBody(written!)),
      ({ message }) => message.startsWith(`Cannot ${cannot} in \`content/guides/start.md:6\``),
      written,
    )
  }
  const more = toPageSource('guides/more', 'More', '## End\n')
  assert.throws(
    () => toSite(source, [...withBody('[a](./more.md#and)'), more]),
    /Cannot link to `\/guides\/more#and` in `content\/guides\/start\.md:6`.*\n.*`\/guides\/more#end`/,
  )
})

test('publishes `<details>` unchanged', () => {
  const body = `<details>
<summary>All <code>options</code></summary>

- One, see [more](#more)

<details name="a" open>
<summary>More</summary>
Some text.
</details>

## More

</details>
`
  const { markdown } = toSite(source, withBody(body), publicPaths).pages[1]!
  assert.ok(markdown.text.endsWith(`\n${body}`))
})
