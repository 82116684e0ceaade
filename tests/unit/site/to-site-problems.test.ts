import assert from 'node:assert/strict'
import test from 'node:test'
import { ProblemError } from '../../../engine/problem/problem.ts'
import { toSite } from '../../../engine/site/site.ts'
import type { LibrarySource, PageSource } from '../../../engine/site/sources.ts'
import { description, pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

function problemsOf(library: LibrarySource, content: PageSource[]): string[] {
  try {
    toSite(library, content, publicPaths)
    return []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.problems.map(({ message, fix }) => `${message} ${fix}`)
  }
}

/** Returns the library with the text of one template changed. */
function withTemplate(name: string, change: (text: string) => string): LibrarySource {
  const components = source.components.map((component) =>
    component.name === name ? { ...component, text: change(component.text) } : component,
  )
  assert.notDeepEqual(components, source.components)
  return { ...source, components }
}

/** Returns the pages with one replaced or added. */
function withPage(page: PageSource): PageSource[] {
  return [...pages.filter(({ id }) => id !== page.id), page]
}

function withText(text: string): PageSource[] {
  return withPage({ id: 'guides/start', file: 'content/guides/start.md', text, mdx: false })
}

const start = (body: string) => withPage(toPageSource('guides/start', 'Start', body))
const chip = (body: string) => withPage(toPageSource('components/chip', 'Chip', `${body}\n\n::api`))
const without = (id: string) => pages.filter((page) => page.id !== id)
const keys =
  'expected title, description, navigation, order, group, movedFrom, movedAnchors, miniature, category, keywords or state.'

test('reports nothing in the sources of these tests', () => {
  assert.deepEqual(problemsOf(source, pages), [])
})

const moved = (path: string) => (text: string) =>
  text.replace('\n---', `\nmovedFrom: [${path}]\n---`)

test('rejects a former path that another page has or had', () => {
  const first = toPageSource('guides/first', 'First', 'Text.')
  const second = toPageSource('guides/second', 'Second', 'Text.')
  const move = (page: PageSource, path: string) => ({ ...page, text: moved(path)(page.text) })
  const problems = (...paths: [string, string]) =>
    problemsOf(source, [...pages, move(first, paths[0]), move(second, paths[1])])
  assert.deepEqual(problems('/a', '/b'), [])
  assert.deepEqual(problems('/a', '/a'), [
    'Cannot redirect from `/a` in `content/guides/second.md:4`, expected a path that ' +
      '`content/guides/first.md` does not have. Remove the path from `movedFrom`, here or in the other page.',
  ])
  assert.match(
    problems('/guides/second', '/b')[0]!,
    /`\/guides\/second` in `content\/guides\/first/,
  )
  assert.match(
    problems('a b', '/b')[0]!,
    /`movedFrom` .* expected paths such as `\/guides\/old-name`/,
  )
})

test('rejects a former anchor that still exists, or whose new anchor does not', () => {
  const page = toPageSource('guides/first', 'First', '## Colours\n\nText.')
  const problems = (anchors: string) => {
    const text = page.text.replace('\n---', `\nmovedAnchors: { ${anchors} }\n---`)
    return problemsOf(source, [...pages, { ...page, text }])
  }
  assert.deepEqual(problems('hues: colours'), [])
  assert.deepEqual(problems('hues: colors'), [
    'Cannot redirect an anchor to `colors` in `content/guides/first.md:4`, expected the anchor of a ' +
      'heading on the page. Did you mean `colours`?',
  ])
  assert.deepEqual(problems('colours: colours'), [
    'Cannot redirect anchor `colours` in `content/guides/first.md:4`, expected an anchor that the ' +
      'page no longer has. Delete the line.',
  ])
})

const cases: [promise: string, LibrarySource, PageSource[], ...problems: string[]][] = [
  [
    'an unknown script',
    withTemplate('panel', (text) => text.replace('@script fold', '@script fol')),
    pages,
    'Cannot find script `fol` in `kit/components/panel.edge:1`, expected fold. ' +
      'Did you mean `fold`?',
  ],
  [
    'a script in a library without any',
    { ...source, scripts: [] },
    pages,
    'Cannot find script `fold` in `kit/components/panel.edge:1`, expected no script: the library ' +
      'has none. Correct the `@script` line.',
  ],
  [
    'a sub-component without its parent',
    { ...source, components: source.components.filter(({ name }) => name !== 'panel') },
    without('components/panel').map((page) =>
      page.id === 'components/chip' ? toPageSource(page.id, 'Chip', '::api') : page,
    ),
    'Cannot find the parent of sub-component `panel.title` in `kit/components/panel/title.edge:1`,' +
      ' expected a component `panel`. Add `panel.edge` beside the folder, or move the template.',
  ],
  [
    'an empty library',
    { ...source, components: [], scripts: [] },
    pages.filter(({ id }) => !id.startsWith('components/')),
    'Cannot read library `Acme` in `kit/components:1`, expected at least one component. ' +
      'Add a template to the `components` folder.',
  ],
  [
    'two pages with one path',
    source,
    [...pages, { ...toPageSource('components', 'Parts', ''), file: 'content/components/index.md' }],
    'Cannot publish page `/components` in `content/components/index.md:1`, expected a path ' +
      'that `content/components.md` does not have. Rename or delete one of the two files.',
  ],
  [
    'a page without a component',
    source,
    withPage(toPageSource('components/chips', 'Chips', '')),
    'Cannot find the component of page `components/chips` in `content/components/chips.md:1`, ' +
      'expected panel or chip. Rename the page after its component, or add the component.',
  ],
  [
    'a page of a sub-component, which belongs on the page of its parent',
    source,
    withPage(toPageSource('components/panel.title', 'Panel title', '')),
    'Cannot find the component of page `components/panel.title` in ' +
      '`content/components/panel.title.md:1`, expected panel or chip. ' +
      'Rename the page after its component, or add the component.',
  ],
  [
    'a path with upper-case letters or spaces',
    source,
    withPage(toPageSource('guides/First Steps', 'First steps', '')),
    'Cannot publish page `guides/First Steps` in `content/guides/First Steps.md:1`, expected ' +
      'lower-case letters, digits, hyphens and dots. ' +
      'Rename the file: its path is the URL of the page.',
  ],
  [
    'a site without a home page',
    source,
    without('index'),
    'Cannot publish page `/` in `content/index.md:1`, expected a home page. ' +
      'Create `index.md` or `index.mdx` in the content folder.',
  ],
  [
    'a component without a page',
    source,
    without('components/chip'),
    'Cannot document component `chip` in `kit/components/chip.edge:1`, expected a page ' +
      '`content/components/chip.md`. Write the page, with front matter, examples and a line `::api`.',
  ],
  [
    'an unknown prop in an example',
    source,
    chip('```edge preview\n<x-acme::panel>\n  <x-acme::chip tome="loud" />\n</x-acme::panel>\n```'),
    'Cannot show the example in `content/components/chip.md:8`: Unknown prop "tome" of ' +
      '<x-acme::chip> becomes an HTML attribute (unknown-prop). Did you mean "tone"?',
  ],
  [
    'a broken link',
    source,
    start('Text\n\nSee [it](/guides/them).'),
    'Cannot link to `/guides/them` in `content/guides/start.md:8`, expected the path of a page or ' +
      'of a published file. Did you mean `/guides/theme`?',
  ],
  [
    'an image that is not published',
    source,
    start('![A](/log.svg)'),
    'Cannot show the image `/log.svg` in `content/guides/start.md:6`, expected the path of a page or of a ' +
      'published file. Did you mean `/logo.svg`?',
  ],
  [
    'an unknown directive',
    source,
    start('::token'),
    'Cannot expand directive `::token` in `content/guides/start.md:6`, expected `::accessibility`, `::changelog`, `::commands`, ' +
      '`::components`, `::configuration`, `::scripts`, `::tokens` or `::tools`. Correct the name, or write it as code if it is not a directive.',
  ],
  [
    'an unknown key in the front matter',
    source,
    withText(`---\ntitle: Start\ndescription: ${description}\nordr: 1\n---\n`),
    `Cannot read front matter key \`ordr\` in \`content/guides/start.md:4\`, ${keys} ` +
      'Did you mean `order`?',
  ],
  [
    'a front matter value of another type',
    source,
    withText(`---\ntitle: Start\ndescription: ${description}\norder: first\n---\n`),
    'Cannot read front matter `order` in `content/guides/start.md:4`, expected number, received ' +
      'string. Correct the value in the front matter.',
  ],
  [
    'front matter that is a list',
    source,
    withText('---\n- Start\n---\n'),
    'Cannot use the title in `content/guides/start.md:1`, expected one line of text. Set ' +
      '`title` in the front matter, without a line break, which would break lists of links.',
    'Cannot use the description in `content/guides/start.md:1`, expected some text. Set ' +
      '`description` in the front matter to one sentence about the page.',
    'Cannot read front matter in `content/guides/start.md:1`, expected object, received array. ' +
      'Correct the value in the front matter.',
  ],
]

for (const [promise, library, content, ...expected] of cases) {
  test(`reports exactly one problem for ${promise}`, () => {
    assert.deepEqual(problemsOf(library, content), expected)
  })
}

test('reports every problem of templates, scripts and pages at once', () => {
  const broken = {
    ...source,
    components: source.components.map((component) => ({ ...component, text: '<b></b>' })),
    scripts: [{ name: 'fold', file: 'kit/scripts/fold.ts', text: 'run()' }],
  }
  const content = [
    ...withText('---\ntitle: [\n---\n').filter(({ id }) => id !== 'components/chip'),
    toPageSource('guides/more', 'More', '# H1'),
    { id: 'guides/jsx', file: 'content/guides/jsx.mdx', text: '<Open>', mdx: true },
  ]
  assert.deepEqual(
    problemsOf(broken, content).map((problem) =>
      problem.replace(/^Cannot ([^`]+?) (?:`[^`]+` )?in `([^`]+)`[^]*$/, '$1, $2'),
    ),
    [
      'describe script, kit/scripts/fold.ts:1',
      'describe component, kit/components/panel.edge:1',
      'find the category of component, kit/components/panel.edge:1',
      'describe component, kit/components/panel/title.edge:1',
      'describe component, kit/components/chip.edge:1',
      'find the category of component, kit/components/chip.edge:1',
      'read the front matter, content/guides/start.md:2',
      'read JSX, content/guides/jsx.mdx:1',
      'use the heading, content/guides/more.md:6',
      'document component, kit/components/chip.edge:1',
    ],
  )
})

test('reports every unknown directive at once', () => {
  const content = [...start('::token'), toPageSource('guides/more', 'More', '::components-list')]
  assert.equal(problemsOf(source, content).length, 2)
})

test('reports every wrong link and example at once', () => {
  const content = [
    ...start('[a](/a) [b](#b)'),
    toPageSource('guides/more', 'More', '```edge preview\n<x-acme::chip tome="a" tune="b" />\n```'),
  ]
  assert.equal(problemsOf(source, content).length, 4)
})

test('reports a problem for everything that the schema of the catalog rejects', () => {
  const long = 'a'.repeat(101)
  const broken: [string, string][] = [
    ['@script fold', '@script'],
    ['@script fold', '@script fold\n  @aria not-a-url'],
    ['@script fold', '@script fold\n  @key Enter'],
    ['@script fold', '@script fold\n  @rule'],
    ['@script fold', '@script fold\n  @since'],
    ['@script fold', '@script fold\n  @deprecated'],
    ['@script fold', '@script fold\n  @attributes'],
    ['- What is framed.', ''],
    ['Frames things.', long],
  ]
  for (const [text, other] of broken) {
    const library = withTemplate('panel', (template) => template.replace(text, other))
    assert.notDeepEqual(problemsOf(library, pages), [], other)
  }
  for (const text of [`/** ${long} */`, '/**\n * Folds.\n * @option once\n */']) {
    const script = { name: 'fold', file: 'kit/scripts/fold.ts', text }
    assert.notDeepEqual(problemsOf({ ...source, scripts: [script] }, pages), [], text)
  }
})
