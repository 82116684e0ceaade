import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { agentDocs } from '../../../agent-docs/agent-docs.ts'
import { parseOptions } from '../../../agent-docs/options.ts'
import { publish } from '../../../agent-docs/publish.ts'
import { toSite } from '../../../agent-docs/site.ts'
import { createFolder } from '../fixtures/create-folder.ts'

type Options = Parameters<typeof parseOptions>[0]
type Config = Partial<Parameters<typeof toSite>[0]>

/** Returns an HTML page with a title, more of a head, and its main content. */
const page = (title: string, main = '', head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>` +
  `<nav><a href="/">Home</a></nav><main><h1>${title}</h1>${main}</main></body></html>`

/** Publishes a build with these HTML files, and returns a function that reads its other files. */
async function build(
  context: TestContext,
  html: Record<string, string>,
  {
    options,
    config,
    sources = {},
  }: { options?: Options; config?: Config; sources?: Record<string, string> } = {},
) {
  const out = Object.entries(html).map(([path, text]) => [`dist/${path}`, text])
  const root = await createFolder(context, { ...Object.fromEntries(out), ...sources })
  const dir = pathToFileURL(`${join(root, 'dist')}/`)
  const urls = Object.keys(html).map((path) => new URL(encodeURI(path), dir))
  const defaults = { site: 'https://a.b', base: '/', trailingSlash: 'ignore' } as const
  const report = await publish({
    folders: { root, source: join(root, 'src'), output: join(root, 'dist') },
    dir,
    pages: [],
    assets: new Map([['all', urls.filter(({ pathname }) => pathname.endsWith('.html'))]]),
    site: toSite({ ...defaults, build: { format: 'directory' }, ...config } as never),
    options: parseOptions(options),
    isServer: false,
  })
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  return { report, read, root, files: files.filter((file) => /\.(?:md|txt)$/.test(file)).sort() }
}

/** Returns Markdown without its front matter, title and link to the index. */
const toBody = (text: string) => text.replace(/^[^]*?\n> Documentation index: .*\n\n/, '')

test('publishes each page at every address people try, and the files that list them', async (context) => {
  const { files, read, report } = await build(context, {
    'index.html': page('Home', '<p>Hi.</p>', '<meta name="description" content="About A.">'),
    'guides/start/index.html': page('Start', '<p>Go.</p>'),
  })
  assert.deepEqual(files, [
    '.md',
    'guides/start.md',
    'guides/start/.md',
    'guides/start/index.md',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'sitemap.md',
  ])
  assert.deepEqual(report, { pages: 2, fromHtml: 2, problems: [] })
  assert.match(
    read('llms.txt'),
    /^# Home\n\n> About A\.\n\n[^]*- \[Start\]\(https:\/\/a\.b\/guides\/start\.md\)\n/,
  )
  assert.equal(read('guides/start/index.md'), read('guides/start.md'))
  assert.ok(read('llms-full.txt').includes(read('guides/start.md')))
  const link =
    '<link rel="alternate" type="text/markdown" href="https://a.b/guides/start.md"></head>'
  assert.ok(read('guides/start/index.html').includes(link))
})

for (const [format, file, canonical] of [
  ['directory', 'a/b/index.html', 'https://x.y/kit/a/b/'],
  ['file', 'a/b.html', 'https://x.y/kit/a/b'],
  ['preserve', 'a/b/index.html', 'https://x.y/kit/a/b'],
] as const) {
  test(`follows the base path and build.format ${format}`, async (context) => {
    const { read } = await build(
      context,
      {
        'index.html': page('Home', '<a href="/kit/a/b#c">B</a> <a href="/elsewhere">E</a>'),
        [file]: page('B', '<p><a href="/kit">Home</a> <img src="/kit/i.png" alt="I"></p>'),
        'i.png': '',
      },
      { config: { site: 'https://x.y', base: '/kit/', build: { format } as never } },
    )
    assert.ok(read('a/b.md').includes(`canonical_url: "${canonical}"`))
    assert.equal(toBody(read('a/b.md')).trim(), '# B\n\n[Home](/kit/index.md) ![I](/kit/i.png)')
    assert.match(read('index.md'), /\[B\]\(\/kit\/a\/b\.md#c\) \[E\]\(\/elsewhere\)/)
    assert.match(read('llms.txt'), /\(https:\/\/x\.y\/kit\/a\/b\.md\)/)
  })
}

test('leaves out redirects, errors, hidden and excluded pages, and follows redirects', async (context) => {
  const { files, read, report } = await build(
    context,
    {
      'index.html': page('Home', '<a href="/old/">Old</a> <a href="/secret/">Secret</a>'),
      'new/index.html': page('New', '<p>N.</p>'),
      'old/index.html': '<title>Moved</title><meta http-equiv="refresh" content="0;url=/new/">',
      'secret/index.html': page('S', '', '<meta name="robots" content="noindex, follow">'),
      'drafts/a/index.html': page('A'),
      'front/index.html': page('Front'),
      '404.html': page('Not found'),
      'de/404.html': page('Nicht gefunden'),
    },
    {
      options: { exclude: ['/drafts/**'] },
      sources: { 'src/content/docs/front.md': '---\ntitle: Front\nagentDocs: false\n---\n' },
    },
  )
  assert.deepEqual(
    files.filter((file) => /\w\.md$/.test(file)),
    ['index.md', 'new.md', 'new/index.md', 'sitemap.md'],
  )
  assert.match(read('index.md'), /\[Old\]\(\/new\.md\) \[Secret\]\(\/secret\/\)/)
  assert.deepEqual(report.problems, [])
})

test('never replaces a file, writes none outside of the output, and reports both', async (context) => {
  const { read, report, root } = await build(context, {
    'index.html': page('Home'),
    'llms.txt': 'mine',
    '../outside.html': page('Outside'),
    'b/..%2f..%2fup/index.html': page('Up'),
  })
  assert.equal(read('llms.txt'), 'mine')
  assert.deepEqual(report.problems, [
    'Cannot write `/llms.txt`, because the build already has this file.',
  ])
  assert.deepEqual(
    readdirSync(root).sort(),
    ['dist', 'outside.html'].filter((name) => existsSync(join(root, name))),
  )
})

test('reports empty pages and links to nothing, and publishes the others', async (context) => {
  const { report, files } = await build(context, {
    'index.html': page('Home', '<a href="/none/">N</a>'),
    'empty/index.html': '',
    'odd/index.html': '<main><p>a</main><main>\0<b>b',
  })
  assert.ok(files.includes('odd.md') && files.includes('empty.md'))
  assert.deepEqual(report.problems, [
    'Cannot find text on the page `/empty`.',
    'Cannot find a page or file for the link `/none/` on `/`.',
  ])
})

test('lists each language in files of its own, with links from the first', async (context) => {
  const { read, files } = await build(context, {
    'index.html': page('Home'),
    'start/index.html': page('Start'),
    'de/index.html': page('Start', '', '', 'de'),
    'de/weiter/index.html': page('Weiter', '', '', 'de'),
    'pt-br/index.html': page('Início', '', '', 'pt-BR'),
  })
  assert.ok(files.includes('de/llms.txt') && files.includes('pt-br/llms-full.txt'))
  assert.match(read('de/llms.txt'), /\n\n- \[Start\].*\/de\.md\)\n- \[Weiter\]/)
  assert.match(
    read('llms.txt'),
    /\n- \[de\]\(https:\/\/a\.b\/de\/llms\.txt\): the 2 pages in this language\n/,
  )
  assert.doesNotMatch(read('llms.txt'), /de\.md|weiter/)
})

test('lists pages in the order and with the groups of the navigation', async (context) => {
  const nav =
    '<nav><ul><li><details><summary>Begin</summary><ul><li><a href="/z/">Z</a></li><li><a href="/a/">A</a></li></ul></details></li><li><a href="/m/">M</a></li></ul></nav>'
  const html = {
    'a/index.html': page('A', nav),
    'm/index.html': page('M'),
    'z/index.html': page('Z'),
  }
  const { read } = await build(context, html)
  const listed = read('llms.txt')
    .split('\n')
    .filter((line) => /^## |^- \[.\]/.test(line))
  assert.deepEqual(
    listed.map((line) => line.slice(0, 8)),
    ['## Begin', '- [Z](ht', '- [A](ht', '## Overv', '- [M](ht', '## Optio'],
  )
})

test('keeps the text of a file where that is what its page shows, and else converts the HTML', async (context) => {
  const html = {
    'a/index.html': page(
      'A',
      '<p>One <em>two</em> <a href="/b/">B</a></p><pre data-language="js"><code>x = 1\n</code></pre>',
    ),
    'b/index.html': page('B', '<p>Version 3</p><div class="card">More</div>'),
  }
  const sources = {
    'src/content/docs/a.md':
      '---\ntitle: A\n---\n\nOne _two_ [B][1]\n\n```js {1}\nx = 1\n```\n\n[1]: ./b.md\n',
    'src/content/docs/b.mdx':
      '---\ntitle: B\n---\nimport Card from "./card.astro"\n\nVersion {version}\n\n<Card>More</Card>\n',
  }
  const { read, report } = await build(context, html, { sources })
  assert.equal(toBody(read('a.md')), 'One _two_ [B][1]\n\n```js {1}\nx = 1\n```\n\n[1]: /b.md\n')
  assert.equal(toBody(read('b.md')), '# B\n\nVersion 3\n\nMore\n')
  assert.equal(report.fromHtml, 1)
})

test('stops the build with every problem if it is strict, and warns otherwise', async (context) => {
  const root = await createFolder(context, { 'dist/a.html': page('A', '<a href="/b">B</a>') })
  const toUrl = (folder: string) => pathToFileURL(`${join(root, folder)}/`)
  const [dir, warnings] = [toUrl('dist'), [] as string[]]
  const finish = async (strict: boolean) => {
    const { hooks } = agentDocs({ strict })
    const build = { format: 'file' }
    const urls = { root: toUrl('.'), srcDir: toUrl('src'), outDir: dir }
    const config = { ...urls, site: 'https://a.b', base: '/', build, integrations: [] }
    await hooks['astro:config:done']!({ config, buildOutput: 'static' } as never)
    const logger = { info() {}, warn: (text: string) => warnings.push(text) }
    const assets = new Map([['all', [new URL('a.html', dir)]]])
    await hooks['astro:build:done']!({ dir, pages: [], assets, logger } as never)
  }
  await assert.rejects(finish(true), /`\/b`/)
  assert.deepEqual(warnings, [])
  await finish(false)
  assert.match(warnings.join('\n'), /`\/b`/)
})
