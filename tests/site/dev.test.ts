import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { after, before } from 'node:test'

const folder = '.cache/test/dev'
const address = 'http://127.0.0.1:5493'
let dev: ChildProcess
let log = ''

/** A page with a live example, as Markdown or MDX. */
const toPage = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page that comes and goes while the documentation is served to its author.\n---\n\n\`\`\`edge preview\n<x-acme::chip>${title}</x-acme::chip>\n\`\`\`\n`

before(async () => {
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  await writeFile(join(folder, 'content/guides/early.mdx'), toPage('Early'))
  dev = spawn('astro', ['dev', '--host', '127.0.0.1', '--port', '5493'], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_DIR: folder,
      CACHE_DIR: join(folder, 'cache'),
    },
  })
  dev.stdout!.on('data', (chunk) => (log += chunk))
  dev.stderr!.on('data', (chunk) => (log += chunk))
  await until('the server answers', async () => (await fetch(`${address}/llms.txt`)).ok)
})

after(() => dev.kill())

/** Waits for something to become true; what is thrown meanwhile counts as not yet. */
async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    if (await isTrue().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`Waited in vain: ${what}.\n${log}`)
}

const get = async (path: string) => (await fetch(`${address}${path}`)).text()

test('every published file answers in dev, with its content type', async () => {
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
    const answer = await fetch(`${address}${path}`)
    assert.equal(answer.status, 200, path)
    assert.equal(answer.headers.get('content-type'), type, path)
  }
})

test('pages answer in dev with their live examples', async () => {
  assert.match(
    await get('/components/chip'),
    /<span class="acme-chip" data-tone="plain">Plain<\/span>/,
  )
})

test('an example alone answers in dev', async () => {
  const html = await get('/preview/chip/chip--plain')
  assert.match(
    html,
    /<main class="example-preview"[^>]*><span class="acme-chip" data-tone="plain">/,
  )
})

/** Writes a file of the site in the place of what it was; null deletes it. */
async function edit(file: string, toText: (text: string) => string | null): Promise<void> {
  const path = join(folder, file)
  const before = await readFile(path, 'utf8').catch(() => '')
  const after = toText(before)
  assert.notEqual(after, before, `the edit of ${file} changes nothing`)
  await (after === null ? rm(path) : writeFile(path, after))
}

/** Waits until each address answers with a text, or without it. */
async function untilAnswers(text: string, paths: string[], is = true): Promise<void> {
  for (const path of paths) {
    const what = `${path} ${is ? 'has' : 'is without'} ${text}`
    await until(what, async () => (await get(path)).includes(text) === is)
  }
}

async function untilStatus(status: number, paths: string[]): Promise<void> {
  for (const path of paths) {
    const isSo = async () => (await fetch(`${address}${path}`)).status === status
    await until(`${path} has status ${status}`, isSo)
  }
}

/** What the open pages are told while something is done. */
async function listen(step: (heard: string[]) => Promise<void>): Promise<string[]> {
  const [, token] = /wsToken = "([^"]+)"/.exec(await get('/@vite/client'))!
  const socket = new WebSocket(`${address.replace('http', 'ws')}?token=${token}`, 'vite-hmr')
  const heard: string[] = []
  await once(socket, 'open')
  socket.addEventListener('message', ({ data }) => heard.push(data))
  await step(heard)
  socket.close()
  return heard
}

function wasHeard(heard: string[], text: string): boolean {
  return heard.some((message) => message.includes(text))
}

test('sources without mistakes are served without a word of one', async () => {
  await get('/components/chip')
  assert.doesNotMatch(log, /Cannot/)
})

test('an edited page shows in the page and in what is published', async () => {
  await get('/llms.txt')
  await listen(async (heard) => {
    await edit('content/components/chip.md', (text) =>
      text
        .replace('A chip as it is.', 'A chip without any tone.')
        .replace('The chip of a small', 'The chip without any tone of a small'),
    )
    await until('the open pages load again', async () => wasHeard(heard, 'full-reload'))
    // Whoever loads again at that moment gets what is new.
    for (const path of [
      '/components/chip',
      '/components/chip.md',
      '/components/chip.json',
      '/llms.txt',
      '/llms-full.txt',
    ]) {
      assert.match(await get(path), /without any tone/, path)
    }
  })
})

test('a live example that is edited shows in its page, alone and in what is published', async () => {
  await get('/preview/chip/chip--plain')
  await edit('content/components/chip.md', (text) => text.replace('>Plain<', '>Plain as day<'))
  await untilAnswers('Plain as day', [
    '/components/chip',
    '/preview/chip/chip--plain',
    '/components/chip.md',
    '/components/chip.json',
    '/components',
  ])
})

test('an edited template shows in every page and in what is published', async () => {
  assert.match(await get('/guides/early'), />Early<\/span>/)
  await edit('kit/components/chip.edge', (text) =>
    text.replace("'acme-chip'", "'acme-chip acme-new'").replace('How it looks.', 'Its look.'),
  )
  await untilAnswers('acme-new', [
    '/components/chip',
    '/',
    '/preview/chip/chip--plain',
    '/preview/index/index--acme-at-work',
    '/guides/early',
    '/components',
  ])
  await untilAnswers('Its look.', ['/components/chip', '/components/chip.md', '/components.json'])
})

test('an edited token shows in the styles of a page and in what is published', async () => {
  assert.match(await get('/'), /--acme-color-ink:[^;]*0\.95/)
  await edit('kit/tokens.ts', (text) => text.replace('dark: [0.95, 0, 0]', 'dark: [0.9625, 0, 0]'))
  await untilAnswers('0.9625', ['/', '/components/chip', '/dark.tokens.json'])
  await untilAnswers('0.9625', ['/.astro/integrations/content/tokens.css'])
})

test('an edited style sheet shows in pages', async () => {
  const heard = await listen(async () => {
    await edit('kit/styles/index.css', (text) => `${text}.acme-late {\n  color: red;\n}\n`)
    await untilAnswers('.acme-late', ['/', '/components/chip'])
  })
  assert.ok(heard.some((message) => /full-reload|index\.css/.test(message)))
})

test('a new title shows in the navigation of other pages', async () => {
  await edit('content/guides/start.md', (text) => text.replace('title: Start', 'title: Set out'))
  await untilAnswers('Set out', ['/components/panel', '/llms.txt', '/sitemap.md'])
})

test('a page is served from its first line to its last, also under another name', async () => {
  const published = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/api-map.json']
  for (const end of ['md', 'mdx']) {
    const [first, second] = [`content/guides/late.${end}`, `content/guides/later.${end}`]
    await edit(first, () => toPage('Late'))
    await untilAnswers('>Late</span>', ['/guides/late', '/preview/guides/late/late--late'])
    await untilAnswers('guides/late', ['/guides/late.md', '/guides/start', ...published])

    await rename(join(folder, first), join(folder, second))
    await untilAnswers('>Late</span>', ['/guides/later', '/preview/guides/later/later--late'])
    await untilAnswers('guides/later', ['/guides/later.md', '/guides/start', ...published])
    await untilStatus(404, ['/guides/late', '/guides/late.md', '/preview/guides/late/late--late'])

    await edit(second, () => null)
    await untilStatus(404, ['/guides/later', '/guides/later.md'])
    await untilAnswers('guides/later', ['/guides/start', ...published], false)
  }
})

test('a mistake is named, the last good state stays, and a mended page is served', async () => {
  const heard = await listen(async () => {
    await edit('content/guides/start.md', (text) =>
      text.replace('/components/chip', '/components/chap').replace('See', 'Do see'),
    )
    await until('the mistake is named', async () => /Cannot link to `\/components\/chap`/.test(log))
  })
  const error = heard.find((message) => message.includes('"error"'))
  assert.match(error ?? '', /Cannot link to .*\/components\/chap.*start\.md:8/)
  for (const path of ['/components.json', '/guides/start', '/guides/start.md']) {
    assert.equal((await fetch(`${address}${path}`)).status, 200, path)
    assert.doesNotMatch(await get(path), /Do see/, path)
  }
  const after = await listen(async () => {
    await edit('content/guides/start.md', (text) => text.replace('/chap', '/chip'))
    await untilAnswers('Do see', ['/guides/start', '/guides/start.md', '/llms-full.txt'])
  })
  assert.ok(wasHeard(after, 'full-reload'))
})

test('a template with a mistake is named, and a mended one is served', async () => {
  const before = log.length
  await edit('kit/components/panel.edge', (text) => `@if(\n${text}`)
  await until('the mistake is named', async () => /Cannot .*panel/.test(log.slice(before)))
  assert.match(await get('/components/panel'), /class="acme-panel"/)
  await edit('kit/components/panel.edge', (text) =>
    text.replace('@if(\n', '').replace("'acme-panel'", "'acme-panel acme-mended'"),
  )
  await untilAnswers('acme-mended', ['/components/panel'])
})
