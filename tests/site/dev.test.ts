import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { after, before } from 'node:test'

const folder = '.cache/test/dev'
const address = 'http://127.0.0.1:4393'
let dev: ChildProcess
let log = ''

before(async () => {
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  dev = spawn('astro', ['dev', '--host', '127.0.0.1', '--port', '4393'], {
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
  for (let attempt = 0; attempt < 75; attempt++) {
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

test('an edited page shows in the page and in what is published', async () => {
  const file = join(folder, 'content/components/chip.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('A chip as it is.', 'A chip without any tone.'))
  await until('the page has the new text', async () =>
    (await get('/components/chip')).includes('A chip without any tone.'),
  )
  await until('the Markdown has the new text', async () =>
    (await get('/components/chip.md')).includes('A chip without any tone.'),
  )
  await until('the manifest has the new text', async () =>
    (await get('/components/chip.json')).includes('A chip without any tone.'),
  )
})

test('an edited template shows in the page and in what is published', async () => {
  const file = join(folder, 'kit/components/chip.edge')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace("'acme-chip'", "'acme-chip-two'").replace('How it looks.', 'Its look.'),
  )
  await until('the page has the new class', async () =>
    (await get('/components/chip')).includes('<span class="acme-chip-two"'),
  )
  await until('the manifest has the new text', async () =>
    (await get('/components.json')).includes('Its look.'),
  )
})

test('a new title shows in the navigation of other pages', async () => {
  const file = join(folder, 'content/guides/start.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('title: Start', 'title: Set out'))
  await until('another page has the new title', async () =>
    (await get('/components/panel')).includes('Set out'),
  )
})

test('a mistake is named and the last good state stays', async () => {
  const file = join(folder, 'content/guides/start.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('/components/chip', '/components/chap'))
  await until('the mistake is named', async () => /Cannot link to `\/components\/chap`/.test(log))
  assert.equal((await fetch(`${address}/components.json`)).status, 200)
  await writeFile(file, text)
})
