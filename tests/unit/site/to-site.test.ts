import assert from 'node:assert/strict'
import test from 'node:test'
import { toSite } from '../../../kit/src/site/to-site.ts'
import { pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

const site = toSite(source, pages, publicPaths)
const { catalog } = site

test('pages are in navigation order, each with its section, its title and its component', () => {
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

test('the outline of a page has its generated headings', () => {
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

test('components are by category, then name, sub-components and events with them', () => {
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

test('components of one category and sub-components are by name', () => {
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

test('examples are the live ones of the page, named by the heading above, with what they use', () => {
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

test('examples under one heading have ids of their own', () => {
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

test('the text of a page has its directives expanded', () => {
  const page = site.pages.find(({ route }) => route.id === 'components')!
  assert.match(
    page.markdown.text,
    /\n## Boxes\n\n- \[Panel\]\(\/components\/panel\): Frames things\.\n/,
  )
})

test('the order in which files are read changes nothing', () => {
  const reversed = {
    ...source,
    components: source.components.toReversed(),
    scripts: source.scripts.toReversed(),
  }
  assert.deepEqual(toSite(reversed, pages.toReversed(), publicPaths), site)
})

test('a description over lines is one line', () => {
  const text = `---\ntitle: Start\ndescription: >\n  ${'words '.repeat(10)}\n  and more.\n---\n`
  const start = { id: 'guides/start', file: 'content/guides/start.md', text, mdx: false }
  const rest = pages.filter(({ id }) => id !== 'guides/start')
  const { routes } = toSite(source, [...rest, start]).catalog
  assert.equal(routes[1]?.description, `${'words '.repeat(10)}and more.`)
})

test('a description counts in characters, not in halves of them', () => {
  const text = `---\ntitle: Start\ndescription: "${'🎈'.repeat(160)}"\n---\n`
  const start = { id: 'guides/start', file: 'content/guides/start.md', text, mdx: false }
  const rest = pages.filter(({ id }) => id !== 'guides/start')
  assert.equal(toSite(source, [...rest, start]).pages.length, 6)
})
