import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createSiteServer } from '../../../plugins/shared/create-site-server.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const files = {
  'package.json': 'secret',
  'dist-other/secret.txt': 'secret',
  'dist/index.html': 'home',
  'dist/404.html': 'nothing here',
  'dist/components.html': 'all',
  'dist/components.json': '{}',
  'dist/components/chip.html': 'chip',
  'dist/components/chip.md': '# Chip',
  'dist/guides/upgrade-1.0.html': 'upgrade',
  'dist/guides/node.js.html': 'node',
  'dist/llms.txt': 'é',
  'dist/.env': 'secret',
  'dist/.well-known/agent-skills/index.json': '[]',
  'dist/logo.svg': '<svg/>',
  'dist/ä b.txt': 'umlaut',
}

type Answer = { status: number; type: string | null; body: string }

/** Serves the files and gives what asks them; a path is sent as it is, not normalised. */
async function serve(context: TestContext, { base = '' } = {}) {
  const folder = await createFolder(context, files)
  const server = createSiteServer(join(folder, 'dist'), base)
  context.after(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = 'GET'): Promise<Answer> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    let text = ''
    for await (const chunk of socket.setEncoding('utf8')) text += chunk
    const [head = '', ...rest] = text.split('\r\n\r\n')
    return {
      status: Number(head.split(' ')[1]),
      type: /^content-type: (.*)$/im.exec(head)?.[1] ?? null,
      body: rest.join('\r\n\r\n').replace(/^[0-9a-f]+\r\n([^]*?)\r\n0\r\n\r\n$/, '$1'),
    }
  }
  return { ask, folder }
}

const html = 'text/html; charset=utf-8'

test('pages are served without their extension', async (context) => {
  const { ask } = await serve(context)
  for (const [path, body] of [
    ['/', 'home'],
    ['/?a=b', 'home'],
    ['/components', 'all'],
    ['/components/chip', 'chip'],
    ['/components/chip?a=/b', 'chip'],
    ['/guides/upgrade-1.0', 'upgrade'],
    ['/guides/node.js', 'node'],
  ]) {
    const answer = await ask(path!)
    assert.deepEqual([answer.status, answer.body], [200, body], path)
    assert.match(answer.type ?? '', /^text\/html; ?charset=utf-8$/, path)
  }
})

test('texts carry their character set', async (context) => {
  const { ask } = await serve(context)
  for (const [path, type, body] of [
    ['/components/chip.md', 'text/markdown; charset=utf-8', '# Chip'],
    ['/components.json', 'application/json; charset=utf-8', '{}'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'é'],
    ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8', '[]'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8', '<svg/>'],
    ['/index.html', html, 'home'],
    ['/%C3%A4%20b.txt', 'text/plain; charset=utf-8', 'umlaut'],
  ]) {
    assert.deepEqual(await ask(path!), { status: 200, type, body }, path)
  }
})

test('what is not there is 404.html with status 404', async (context) => {
  const { ask } = await serve(context)
  for (const path of ['/missing', '/guides', '/missing.json', '/%00', '/%E0%A4%A']) {
    const answer = { status: 404, type: html, body: 'nothing here' }
    assert.deepEqual(await ask(path), answer, path)
  }
})

test('a site without 404.html says so in words', async (context) => {
  const { ask, folder } = await serve(context)
  await rm(join(folder, 'dist/404.html'))
  assert.deepEqual(await ask('/missing'), { status: 404, type: html, body: 'Page not found' })
})

test('nothing outside the folder is served', async (context) => {
  const paths = [
    '/../package.json',
    '/components/../../package.json',
    '/..%2fpackage.json',
    '/..%2Fpackage.json',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/%252e%252e%252fpackage.json',
    '/..\\package.json',
    '/..%5cpackage.json',
    '/components/..%2f..%2fpackage.json',
    '//package.json',
    '/../dist-other/secret.txt',
    '/..%2fdist-other/secret.txt',
    '../package.json',
    '/.env',
    '/.well-known/../.env',
  ]
  for (const base of ['', '/docs']) {
    const { ask } = await serve(context, { base })
    for (const path of paths.map((path) => `${base}${path}`)) {
      const { status, body } = await ask(path)
      assert.ok(status === 404 || status === 400, `${path}: ${status}`)
      assert.doesNotMatch(body, /secret/, path)
    }
  }
})

test('below a base path the site is there and nowhere else', async (context) => {
  const { ask } = await serve(context, { base: '/docs' })
  for (const path of ['/docs', '/docs/', '/docs?a=b', '/docs/index.html']) {
    assert.deepEqual([path, (await ask(path)).body], [path, 'home'])
  }
  assert.equal((await ask('/docs/components/chip.md')).body, '# Chip')
  for (const path of [
    '/',
    '/components/chip',
    '/docsx',
    '/docscomponents/chip',
    '/docs-x/index.html',
    '/DOCS',
  ]) {
    assert.deepEqual([path, (await ask(path)).status], [path, 404])
  }
})

test('a new build shows without a restart', async (context) => {
  const { ask, folder } = await serve(context)
  await ask('/llms.txt')
  await writeFile(join(folder, 'dist/llms.txt'), 'new')
  assert.equal((await ask('/llms.txt')).body, 'new')
})
