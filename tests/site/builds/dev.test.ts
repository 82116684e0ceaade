import assert from 'node:assert/strict'
import { on, once } from 'node:events'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { after, before, describe } from 'node:test'
import { ask as request } from '../hosting/ask.ts'
import { startDev, type DevHost } from '../hosting/start-dev.ts'
import { testHost } from '../hosting/test-host.ts'
import { sites } from '../sites.ts'

const folder = '.cache/test/dev'
/**
 * The servers of these tests: one of a site that the tests edit, and one of the same site below a
 * base path.
 */
let dev: DevHost
let based: DevHost
let address = ''
/** The connection through which open pages receive updates. */
let socket: WebSocket

/** Returns a page with a live example, as Markdown or MDX. */
const toPage = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page that comes and goes while the documentation is served to its author.\n---\n\n\`\`\`edge preview\n<x-acme::chip>${title}</x-acme::chip>\n\`\`\`\n`

before(async () => {
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  await rm(join(folder, '.astro'), { recursive: true, force: true })
  await writeFile(join(folder, 'content/guides/early.mdx'), toPage('Early'))
  ;[dev, based] = await Promise.all([
    startDev({ SITE_DIR: folder, CACHE_DIR: join(folder, 'cache') }),
    startDev({ ...sites.acmeBased, CACHE_DIR: '.cache/test/dev-based' }),
  ])
  address = `http://127.0.0.1:${dev.port}`
  const [, token] = /wsToken = "([^"]+)"/.exec(await get('/@vite/client'))!
  socket = new WebSocket(`${address.replace('http', 'ws')}?token=${token}`, 'vite-hmr')
  await once(socket, 'open')
})

after(async () => {
  socket?.close()
  await Promise.all([dev?.stop(), based?.stop()])
})

describe('npm run dev', () => testHost('npm run dev', '', () => dev.port))
describe('npm run dev, below /library', () => testHost('npm run dev', '/library', () => based.port))

// A server closes an idle connection, perhaps just when the next request is sent.
const ask = (path: string) => fetch(`${address}${path}`, { headers: { connection: 'close' } })
const get = async (path: string) => (await ask(path)).text()

/**
 * Makes a change and waits until a condition is true, which it checks after each message to open
 * pages. Returns the messages.
 */
async function change(
  step: () => Promise<void>,
  isSo: (told: string[]) => Promise<boolean>,
): Promise<string[]> {
  const told: string[] = []
  const signal = AbortSignal.timeout(300_000)
  const messages = on(socket, 'message', { signal })
  await step()
  while (!(told.length && (await isSo(told)))) {
    const { value } = await messages.next().catch((error: Error) => {
      throw new Error(`Waited in vain, told ${told.join('\n')}.\n${dev.readLog()}`, {
        cause: error,
      })
    })
    told.push((value as [MessageEvent<string>])[0].data)
  }
  await messages.return!()
  return told
}

test('serves every published file in dev with its content type', async () => {
  for (const [path, type] of [
    ['/components.json', 'application/json; charset=utf-8'],
    ['/components/index.json', 'application/json; charset=utf-8'],
    ['/components/chip.json', 'application/json; charset=utf-8'],
    ['/api-map.json', 'application/json; charset=utf-8'],
    ['/tokens.json', 'application/design-tokens+json'],
    ['/dark.tokens.json', 'application/design-tokens+json'],
    ['/tokens.resolver.json', 'application/design-tokens+json'],
    ['/schemas/components-1.json', 'application/json; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/llms-full.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/sitemap.md', 'text/markdown; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/_headers', 'application/octet-stream'],
    ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
    ['/.well-known/agent-skills/acme-components/SKILL.md', 'text/markdown; charset=utf-8'],
    ['/index.md', 'text/markdown; charset=utf-8'],
    ['/components/chip.md', 'text/markdown; charset=utf-8'],
  ] as const) {
    const answer = await ask(path)
    assert.equal(answer.status, 200, path)
    assert.equal(answer.headers.get('content-type'), type, path)
  }
})

test('opens a file in the editor only for its own pages [own-pages-only]', async () => {
  for (const path of [
    '/__open-in-editor?file=none.ts',
    '/__OPEN-IN-EDITOR/?file=none.ts',
    '/__open-in-editor',
  ]) {
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://foreign.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of foreign) {
      const answers = [
        await request(dev.port, path, '*/*', headers),
        await request(based.port, `/library${path}`, '*/*', headers),
      ]
      for (const { status, body } of answers)
        assert.deepEqual([status, body], [403, 'Forbidden\n'], path)
    }
  }
  // Vite answers that no file was named.
  const own = { 'sec-fetch-site': 'same-origin' }
  assert.equal((await request(dev.port, '/__open-in-editor', '*/*', own)).status, 500)
})

test('serves pages in dev with their live examples', async () => {
  assert.match(
    await get('/components/chip'),
    /<span class="acme-chip" data-tone="plain">Plain<\/span>/,
  )
})

test('serves an example alone in dev', async () => {
  const html = await get('/preview/chip/chip--plain')
  assert.match(
    html,
    /<main class="example-preview"[^>]*><span class="acme-chip" data-tone="plain">/,
  )
})

/** Edits a file of the site; null deletes it. */
async function edit(file: string, toText: (text: string) => string | null): Promise<void> {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8').catch(() => '')
  const after = toText(before)
  assert.notEqual(after, before, `the edit of ${file} changes nothing`)
  await (after === null ? rm(path) : writeFile(path, after))
}

/** Whether the response of each path contains a text, or lacks it. */
async function answer(text: string, paths: string[], is = true): Promise<boolean> {
  const texts = await Promise.all(paths.map(get))
  return texts.every((one) => one.includes(text) === is)
}

async function areMissing(paths: string[]): Promise<boolean> {
  const answers = await Promise.all(paths.map(ask))
  return answers.every(({ status }) => status === 404)
}

test('logs no error for valid sources', async () => {
  await get('/components/chip')
  assert.doesNotMatch(dev.readLog(), /Cannot/)
})

test('updates an edited page and its published files as soon as open pages reload', async () => {
  await get('/llms.txt')
  let isFirst = true
  await change(
    () =>
      edit('content/components/chip.md', (text) =>
        text
          .replace('A chip as it is.', 'A chip without any tone.')
          .replace('The chip of a small', 'The chip without any tone of a small'),
      ),
    async () => {
      const paths = ['/components/chip', '/components/chip.md', '/components/chip.json']
      assert.ok(isFirst && (await answer('without any tone', [...paths, '/llms.txt'])))
      isFirst = false
      return true
    },
  )
})

test('updates an edited live example on its page, alone and in published files', async () => {
  await get('/preview/chip/chip--plain')
  await change(
    () => edit('content/components/chip.md', (text) => text.replace('>Plain<', '>Plain as day<')),
    () =>
      answer('Plain as day', [
        '/components/chip',
        '/preview/chip/chip--plain',
        '/components/chip.md',
        '/components/chip.json',
        '/components',
      ]),
  )
})

test('updates every page and published file after an edit of a template', async () => {
  assert.match(await get('/guides/early'), />Early<\/span>/)
  const pages = ['/components/chip', '/', '/guides/early', '/components']
  const alone = ['/preview/chip/chip--plain', '/preview/index/index--acme-at-work']
  await change(
    () =>
      edit('kit/components/chip.edge', (text) =>
        text.replace("'acme-chip'", "'acme-chip acme-new'").replace('How it looks.', 'Its look.'),
      ),
    async () =>
      (await answer('acme-new', [...pages, ...alone])) &&
      answer('Its look.', ['/components/chip', '/components/chip.md', '/components.json']),
  )
})

test('updates the styles of pages and published files after an edit of a token', async () => {
  assert.match(await get('/'), /--acme-color-ink:[^;]*0\.95/)
  const styles = '/.astro/integrations/content/tokens.css'
  await change(
    () =>
      edit('kit/tokens.ts', (text) => text.replace('dark: [0.95, 0, 0]', 'dark: [0.9625, 0, 0]')),
    () => answer('0.9625', ['/', '/components/chip', '/dark.tokens.json', styles]),
  )
})

test('updates pages after an edit of a stylesheet', async () => {
  await change(
    () => edit('kit/styles/index.css', (text) => `${text}.acme-late {\n  color: red;\n}\n`),
    () => answer('.acme-late', ['/', '/components/chip']),
  )
})

test('loads a new script in pages', async () => {
  const script =
    "/**\n * Blinks.\n *\n * @attribute data-acme-blink - On what blinks.\n */\nconsole.log('blink')\n"
  await change(
    async () => {
      await mkdir(join(folder, 'kit/scripts'))
      await edit('kit/scripts/blink.ts', () => script)
    },
    () => answer('scripts/blink.ts', ['/.astro/integrations/content/scripts.js']),
  )
})

test('updates the navigation of other pages after an edit of a title', async () => {
  await change(
    () => edit('content/guides/start.md', (text) => text.replace('title: Start', 'title: Set out')),
    () => answer('Set out', ['/guides/early', '/llms.txt', '/sitemap.md']),
  )
})

for (const end of ['md', 'mdx']) {
  test(`serves a new page in ${end}, also after it is renamed, until it is deleted`, async () => {
    const published = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/api-map.json']
    const [first, second] = [`content/guides/late.${end}`, `content/guides/later.${end}`]
    await change(
      () => edit(first, () => toPage('Late')),
      async () =>
        (await answer('>Late</span>', ['/guides/late', '/preview/guides/late/late--late'])) &&
        answer('guides/late', ['/guides/late.md', '/guides/start', ...published]),
    )
    await change(
      () => rename(join(folder, first), join(folder, second)),
      async () =>
        (await answer('>Late</span>', ['/guides/later', '/preview/guides/later/later--late'])) &&
        (await answer('guides/later', ['/guides/later.md', '/guides/start', ...published])) &&
        areMissing(['/guides/late', '/guides/late.md', '/preview/guides/late/late--late']),
    )
    await change(
      () => edit(second, () => null),
      async () =>
        (await areMissing(['/guides/later', '/guides/later.md'])) &&
        answer('guides/later', ['/guides/start', ...published], false),
    )
  })
}

test('reports an error and keeps the last valid state, until the page is fixed', async () => {
  const told = await change(
    () =>
      edit('content/guides/start.md', (text) =>
        text.replace('/components/chip', '/components/chap').replace('See', 'Do see'),
      ),
    // A file can be read while it is written, and then it is empty.
    async (told) => told.some((message) => /Cannot link to .*chap/.test(message)),
  )
  const error = told.find((message) => message.includes('Cannot link'))
  assert.match(error ?? '', /"error".*Cannot link to .*\/components\/chap.*start\.md:8/)
  assert.match(dev.readLog(), /Cannot link to `\/components\/chap`/)
  for (const path of ['/components.json', '/guides/start', '/guides/start.md']) {
    assert.equal((await ask(path)).status, 200, path)
    assert.doesNotMatch(await get(path), /Do see/, path)
  }
  await change(
    () => edit('content/guides/start.md', (text) => text.replace('/chap', '/chip')),
    () => answer('Do see', ['/guides/start', '/guides/start.md', '/llms-full.txt']),
  )
})

test('clears an error above open pages once it is fixed', async () => {
  const isTold = (text: string) => async (told: string[]) =>
    told.some((message) => message.includes(text))
  const page = 'content/guides/wrong.md'
  const wrong = () => edit(page, () => `${toPage('Wrong')}\nSee [it](/nowhere).\n`)
  await change(wrong, isTold('"error"'))
  const right = () => edit(page, () => null)
  await change(right, isTold('full-reload'))
})

test('reports a template with an error, until it is fixed', async () => {
  const before = dev.readLog().length
  await change(
    () => edit('kit/components/panel.edge', (text) => `@if(\n${text}`),
    async () => /Cannot .*panel/.test(dev.readLog().slice(before)),
  )
  assert.match(await get('/components/panel'), /class="acme-panel"/)
  await change(
    () =>
      edit('kit/components/panel.edge', (text) =>
        text.replace('@if(\n', '').replace("'acme-panel'", "'acme-panel acme-mended'"),
      ),
    () => answer('acme-mended', ['/components/panel']),
  )
})
