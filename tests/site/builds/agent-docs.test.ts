import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { listRows } from '../list-rows.ts'

/** The published Markdown of two other sites: a plain Astro site, and one of Starlight. */
const sites = {
  plain: {
    url: 'https://plain.example/handbook',
    content: 'src/pages',
    pages: ['index.md', 'guides/first.md', 'guides/second.md'],
    index: [
      '## Overview',
      '- [Handbook](https://plain.example/handbook/index.md): Where to begin.',
      '## Guides',
      '- [First guide](https://plain.example/handbook/guides/first.md): What to do on the first day.',
      '- [Second \\[guide\\](of two)](https://plain.example/handbook/guides/second.md)',
      '## Optional',
    ],
    links: {
      'index.md': ['/guides/first.md', '/guides/first.md#end', '/guides/second.md'],
      'guides/first.md': ['/index.md', '/guides/second.md', '/sign.svg', '/guides/second.md'],
      'guides/second.md': ['/guides/first.md#end'],
    },
  },
  starlight: {
    url: 'https://star.example',
    content: 'src/content/docs',
    pages: ['index.mdx', 'guides/start.md', 'guides/next.md', 'reference/options.md'],
    index: [
      '## Overview',
      '- [Welcome to Star](https://star.example/index.md): Begin here.',
      '## Guides',
      '- [Start](https://star.example/guides/start.md): The first steps with Star.',
      '- [Next](https://star.example/guides/next.md): What to do after that.',
      '## Reference',
      '- [Options](https://star.example/reference/options.md)',
      '## Optional',
    ],
    links: {
      'index.mdx': ['/guides/start.md', '/reference/options.md#names', '/guides/next.md'],
      'guides/start.md': ['/reference/options.md', '/guides/next.md'],
      'guides/next.md': ['/guides/start.md'],
      'reference/options.md': [],
    },
  },
}

for (const [name, { url, content, pages, index, links }] of Object.entries(sites)) {
  const folder = `.cache/test/agent-docs/${name}`
  const dist = join(folder, 'dist')
  const published = (page: string) => readFile(join(dist, page.replace(/mdx$/, 'md')), 'utf8')

  test(`${name}: builds another site with llms.txt and the Markdown of its pages`, async () => {
    await rm(folder, { recursive: true, force: true })
    const { status, stdout, stderr } = build(`tests/fixtures/${name}`, dist)
    assert.equal(status, 0, stdout + stderr)
    const llms = await published('llms.txt')
    assert.match(llms, /^# .+\n\n> .+\n\n/)
    assert.deepEqual(
      llms.split('\n').filter((line) => /^## |^- \[(?!llms-full)/.test(line)),
      index,
    )
    const files = await readdir(dist, { recursive: true })
    assert.deepEqual(
      files.filter((file) => file.endsWith('.md')).sort(),
      pages.map((page) => page.replace(/mdx$/, 'md')).sort(),
    )
    const full = await published('llms-full.txt')
    for (const page of pages) assert.ok(full.includes(await published(page)), page)
  })

  for (const page of pages) {
    test(`${name}: publishes ${page} as Markdown with its title once, its code, and links to Markdown`, async () => {
      const file = join('tests/fixtures', name, content, page)
      const source = parsePage(await readFile(file, 'utf8'), { file, mdx: page.endsWith('x') })
      const text = await published(page)
      const markdown = parsePage(text, { file: page })
      const titles = markdown.headings.filter(({ depth }) => depth === 1)
      assert.deepEqual(
        titles.map((heading) => heading.text),
        [source.title],
      )
      assert.ok(text.includes(`\n> Documentation index: ${url}/llms.txt\n`))
      const code = (parsed: typeof source) =>
        parsed.fences.map(({ lang, meta, code }) => ({ lang, meta, code }))
      assert.deepEqual(code(markdown), code(source))
      const urls = markdown.links.map((link) => link.url)
      assert.deepEqual(
        urls.filter((link) => link.startsWith(url)).map((link) => link.slice(url.length)),
        links[page as keyof typeof links],
      )
      if (source.mdx) return
      const lost = source.text
        .slice(source.bodyOffset)
        .split('\n')
        .filter((line) => !/\]\(|^\[/.test(line) && !text.split('\n').includes(line))
      assert.deepEqual(lost, [])
    })
  }
}

test('stops the build of another site at a component without a twin', async () => {
  const folder = '.cache/test/agent-docs/no-twin'
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/starlight', folder, { recursive: true })
  await edit(join(folder, 'astro.config.mjs'), [
    ['        CardGrid: ({ children }) => children,\n', ''],
  ])
  const { status, stdout, stderr } = build(folder, join(folder, 'dist'))
  assert.notEqual(status, 0)
  assert.match(
    stdout + stderr,
    /Cannot write Markdown for the component `<CardGrid>` in `.*index\.mdx:8`, expected `<Card>`/,
  )
})

test('explains that a site without `site` cannot have absolute URLs', async () => {
  const folder = '.cache/test/agent-docs/no-site'
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/plain', folder, { recursive: true })
  await edit(join(folder, 'astro.config.mjs'), [["  site: 'https://plain.example',\n", '']])
  const { status, stdout, stderr } = build(folder, join(folder, 'dist'))
  assert.notEqual(status, 0)
  assert.match(stdout + stderr, /agentDocs, expected `site` in the Astro configuration/)
})

const guide = parsePage(await readFile('content/guides/agent-docs.md', 'utf8'), { file: 'guide' })
const listCode = (language: string) =>
  guide.fences.filter(({ lang }) => lang === language).map(({ code }) => `${code}\n`)

test('shows the configurations of these sites in the guide', async () => {
  const configs = await Promise.all(
    ['starlight', 'plain'].map((name) =>
      readFile(join('tests/fixtures', name, 'astro.config.mjs'), 'utf8'),
    ),
  )
  assert.deepEqual(
    listCode('js'),
    configs.map((text) =>
      text
        // Starlight's search would take most of the build time.
        .replace(', pagefind: false', ''),
    ),
  )
})

test('shows the published files in the guide', async () => {
  const dist = '.cache/test/agent-docs/starlight/dist'
  const [index, card] = listCode('markdown')
  assert.equal(index, await readFile(join(dist, 'llms.txt'), 'utf8'))
  assert.ok((await readFile(join(dist, 'index.md'), 'utf8')).includes(card!))
  const source = await readFile('tests/fixtures/starlight/src/content/docs/index.mdx', 'utf8')
  const [written] = listCode('text')
  assert.ok(source.replaceAll(/^ {2}/gm, '').includes(written!))
})

test('exports exactly this for other sites, and documents each option', async () => {
  const module = await import('../../../plugins/agent-docs/agent-docs.ts')
  assert.deepEqual(Object.keys(module), ['agentDocs'])
  const rows = listRows(guide, 'Options').map(([option]) => option![0])
  assert.deepEqual(rows, [
    'name',
    'summary',
    'introduction',
    'content',
    'prefix',
    'sections',
    'twins',
  ])
})

async function edit(file: string, changes: [from: string, to: string][]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    assert.ok(text.includes(from), `${file} has no ${from}`)
    text = text.replace(from, to)
  }
  await writeFile(file, text)
}

function build(root: string, dist: string) {
  const up = root.split('/').map(() => '..')
  return spawnSync('astro', ['build', '--root', root, '--outDir', join(...up, dist)], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
}
