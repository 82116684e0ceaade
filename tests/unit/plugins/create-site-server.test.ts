import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createSiteServer } from '../../../plugins/http/create-site-server.ts'
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
type Options = { method?: string; headers?: Record<string, string> }

/** Serves the files, and returns functions that request a path exactly as written. */
async function serve(context: TestContext, { base = '' } = {}) {
  const folder = await createFolder(context, files)
  const server = createSiteServer(join(folder, 'dist'), base)
  context.after(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const askAll = async (path: string, { method = 'GET', headers = {} }: Options = {}) => {
    const socket = connect(port, '127.0.0.1')
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers })
    socket.write(
      `${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`,
    )
    let text = ''
    for await (const chunk of socket.setEncoding('utf8')) text += chunk
    const [head = '', ...rest] = text.split('\r\n\r\n')
    return {
      status: Number(head.split(' ')[1]),
      headers: new Headers(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
      ),
      body: rest.join('\r\n\r\n').replace(/^[0-9a-f]+\r\n([^]*?)\r\n0\r\n\r\n$/, '$1'),
    }
  }
  const ask = async (path: string): Promise<Answer> => {
    const { status, headers, body } = await askAll(path)
    return { status, type: headers.get('content-type'), body }
  }
  return { ask, askAll, folder, origin: `http://127.0.0.1:${port}` }
}

const html = 'text/html; charset=utf-8'

test('serves pages without their extension', async (context) => {
  const { ask } = await serve(context)
  for (const [path, body] of [
    ['/', 'home'],
    ['/?a=b', 'home'],
    ['/components', 'all'],
    ['/components/chip', 'chip'],
    ['/components/chip?a=/b', 'chip'],
    ['/guides/upgrade-1.0', 'upgrade'],
    ['/guides/node.js', 'node'],
    ['/index.html', 'home'],
  ]) {
    const answer = await ask(path!)
    assert.deepEqual([answer.status, answer.body], [200, body], path)
    assert.match(answer.type ?? '', /^text\/html; ?charset=utf-8$/, path)
  }
})

test('answers 404 with 404.html if the path does not exist', async (context) => {
  const { ask } = await serve(context)
  for (const path of ['/missing', '/guides', '/missing.json', '/%00', '/%E0%A4%A']) {
    const answer = { status: 404, type: html, body: 'nothing here' }
    assert.deepEqual(await ask(path), answer, path)
  }
})

test('answers a missing page with text if the site has no 404.html', async (context) => {
  const { ask, folder } = await serve(context)
  await rm(join(folder, 'dist/404.html'))
  assert.deepEqual(await ask('/missing'), { status: 404, type: html, body: 'Page not found' })
})

test('serves nothing outside the folder [inside-folder]', async (context) => {
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

test('serves a site below its base path, and nowhere else', async (context) => {
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

test('serves a new build without a restart', async (context) => {
  const { ask, folder } = await serve(context)
  await ask('/llms.txt')
  await writeFile(join(folder, 'dist/llms.txt'), 'new')
  assert.equal((await ask('/llms.txt')).body, 'new')
})

test('does not continue a complete download of Markdown with other bytes', async (context) => {
  const { askAll } = await serve(context)
  const markdown = { Accept: 'text/markdown' }
  const whole = await askAll('/components/chip', { headers: markdown })
  assert.deepEqual([whole.status, whole.body], [200, '# Chip'])
  const { status, headers, body } = await askAll('/components/chip', {
    headers: { ...markdown, Range: `bytes=${whole.body.length}-` },
  })
  assert.equal(status, 416)
  assert.equal(headers.get('content-range'), `bytes */${whole.body.length}`)
  assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.equal(headers.get('etag'), null)
  assert.equal(headers.get('vary'), 'Accept')
  assert.equal(body, 'Range Not Satisfiable\n')
})

test('serves a range of a page in the preferred type', async (context) => {
  const { askAll } = await serve(context)
  for (const [accept, type, part] of [
    ['text/html', html, 'hip'],
    ['text/markdown', 'text/markdown; charset=utf-8', ' Chip'],
  ] as const) {
    const answer = await askAll('/components/chip', {
      headers: { Accept: accept, Range: 'bytes=1-' },
    })
    assert.deepEqual([answer.status, answer.body], [206, part])
    assert.equal(answer.headers.get('content-type'), type)
  }
})

test('answers 412 to a failed precondition, in the preferred type', async (context) => {
  const { askAll } = await serve(context)
  for (const accept of ['text/html', 'text/markdown']) {
    for (const [condition, value] of [
      ['If-Match', '"other"'],
      ['If-Unmodified-Since', 'Mon, 01 Jan 1990 00:00:00 GMT'],
    ] as const) {
      for (const path of ['/', '/components/chip', '/components.json']) {
        const headers = { Accept: accept, [condition]: value }
        const answer = await askAll(path, { headers })
        assert.deepEqual([answer.status, answer.body], [412, 'Precondition Failed\n'], path)
        assert.equal(answer.headers.get('etag'), null)
      }
    }
  }
})

test('answers 304 to a page that the client has, separately for each type', async (context) => {
  const { askAll } = await serve(context)
  const get = (accept: string, condition = {}) =>
    askAll('/components/chip', { headers: { Accept: accept, ...condition } })
  const tags = await Promise.all(
    ['text/html', 'text/markdown'].map(async (type) => (await get(type)).headers.get('etag')),
  )
  for (const [index, type] of ['text/html', 'text/markdown'].entries()) {
    const same = await get(type, { 'If-None-Match': tags[index] })
    assert.deepEqual([same.status, same.body], [304, ''])
    assert.deepEqual([same.headers.get('etag'), same.headers.get('vary')], [tags[index], 'Accept'])
    assert.equal((await get(type, { 'If-None-Match': tags[1 - index] })).status, 200)
  }
})

test('answers 405 to methods other than GET and HEAD, and names these two', async (context) => {
  const { askAll } = await serve(context)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    for (const path of ['/', '/components/chip', '/llms.txt', '/missing', '/components/']) {
      const { status, headers } = await askAll(path, { method })
      assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD'], `${method} ${path}`)
    }
  }
  const { status, headers, body } = await askAll('/components/chip', { method: 'HEAD' })
  assert.deepEqual([status, headers.get('content-length'), body], [200, '4', ''])
})

test('redirects a trailing slash to the page without it, on the same host', async (context) => {
  for (const base of ['', '/docs']) {
    const { askAll } = await serve(context, { base })
    for (const [path, location] of [
      ['/components/', '/components'],
      ['/components/chip/', '/components/chip'],
      ['/components/chip/?a=b?c', '/components/chip?a=b?c'],
    ]) {
      const { status, headers } = await askAll(`${base}${path}`)
      assert.deepEqual([status, headers.get('location')], [301, `${base}${location}`], path)
    }
    for (const path of ['//other.example/', '/\\other.example/', '/a//other.example/']) {
      const { status, headers } = await askAll(`${base}${path}`)
      assert.deepEqual([status, headers.get('location')], [404, null], path)
    }
  }
})

test('answers a request with an absolute URL like one with its path', async (context) => {
  const { askAll } = await serve(context)
  for (const [url, body] of [
    ['http://localhost', 'home'],
    ['http://localhost/', 'home'],
    ['http://localhost?a=b', 'home'],
    ['HTTP://other.example:8080/components/chip?a=/b', 'chip'],
    ['https://localhost/llms.txt', 'é'],
    ['http://localhost/%C3%A4%20b.txt', 'umlaut'],
  ]) {
    const answer = await askAll(url!)
    assert.deepEqual([answer.status, answer.body], [200, body], url)
  }
  assert.equal((await askAll('http://localhost/../package.json')).status, 404)
})

test('answers hundreds of concurrent requests over shared connections like single ones', async (context) => {
  const { origin } = await serve(context)
  const kinds: [path: string, status: number, options?: Options][] = [
    ['/', 200],
    ['/components', 200],
    ['/components', 200, { headers: { Accept: 'text/markdown' } }],
    ['/components/chip', 200, { headers: { Accept: 'text/markdown' } }],
    ['/components/chip', 200, { method: 'HEAD' }],
    ['/components/chip', 206, { headers: { Range: 'bytes=0-1' } }],
    ['/components/chip', 412, { headers: { 'If-Match': '"other"' } }],
    ['/components/chip', 405, { method: 'POST' }],
    ['/components/', 301],
    ['/llms.txt', 200],
    ['/missing', 404],
  ]
  const request = async ([path, , options]: (typeof kinds)[number]) => {
    const response = await fetch(origin + path, { ...options, redirect: 'manual' })
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`
  }
  const single: string[] = []
  for (const kind of kinds) single.push(await request(kind))
  assert.deepEqual(
    single.map((text) => Number.parseInt(text, 10)),
    kinds.map(([, status]) => status),
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => Promise.all(kinds.map(request))),
  )
  for (const answer of answers) assert.deepEqual(answer, single)
})
