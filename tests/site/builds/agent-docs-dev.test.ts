import assert from 'node:assert/strict'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import test, { after, before } from 'node:test'
import { build, dev, preview } from 'astro'
import { agentDocs } from '../../../agent-docs/agent-docs.ts'

/** A site below the checkout, where Astro is found. */
const root = resolve('.cache/agent-docs-dev')
const pages: Record<string, string> = {
  'bad.astro': "---\nthrow new Error('broken')\n---\n<main>Never</main>",
  'empty.astro': '',
  'größe.astro': '<html><head><title>Größe</title></head><main><p>Groß</p></main></html>',
  'list/[...page].astro': [
    '---',
    'export const getStaticPaths = ({ paginate }) => paginate([1, 2], { pageSize: 1 })',
    'const { page } = Astro.props',
    '---',
    '<html><head><title>List {page.currentPage}</title></head><main><p>{page.data}</p></main></html>',
  ].join('\n'),
  'own.md.ts': "export const GET = () => new Response('mine')",
}

let server: Awaited<ReturnType<typeof dev>>
before(async () => {
  await rm(root, { recursive: true, force: true })
  await cp('tests/fixtures/plain/src', join(root, 'src'), { recursive: true })
  await mkdir(join(root, 'src/pages/list'), { recursive: true })
  for (const [path, text] of Object.entries(pages)) {
    await writeFile(join(root, 'src/pages', path), text)
  }
  server = await dev({
    root,
    configFile: false,
    site: 'https://plain.example',
    base: '/handbook',
    trailingSlash: 'never',
    logLevel: 'silent',
    server: { host: 'localhost', port: 0 },
    integrations: [agentDocs()],
  } as Parameters<typeof dev>[0])
})
after(async () => {
  await server.stop()
  await rm(root, { recursive: true, force: true })
})

async function get(path: string, accept = '*/*') {
  const url = `http://localhost:${server.address.port}/handbook${path}`
  const response = await fetch(url, { headers: { accept } })
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type'),
    link: headers.get('link'),
    text: await response.text(),
  }
}

test('serves the Markdown of a page at each address, of a file or not, and with any letters', async () => {
  for (const path of [
    '/guides/first.md',
    '/guides/first/index.md',
    '/guides/first/.md',
    '/index.md',
    '/gr%C3%B6%C3%9Fe.md',
    '/list.md',
    '/list/2.md',
  ]) {
    const { status, type, text } = await get(path)
    assert.deepEqual([status, type], [200, 'text/markdown; charset=utf-8'], path)
    assert.match(text, /^---\ntitle: "/, path)
  }
})

test('serves Markdown at the URL of a page to clients that prefer it', async () => {
  const asked = await get('/guides/first', 'text/markdown, text/html;q=0.5')
  assert.match(asked.text, /^---\ntitle: "First guide"\n/)
  const html = await get('/guides/first', 'text/html')
  assert.match(html.text, /^<!DOCTYPE html>/i)
  assert.equal(
    html.link,
    '<https://plain.example/handbook/guides/first.md>; rel="alternate"; type="text/markdown"',
  )
})

test('answers for all other pages while one breaks', async () => {
  assert.deepEqual(
    await Promise.all(
      ['/bad.md', '/empty.md', '/none.md', '/own.md'].map(async (path) => (await get(path)).status),
    ),
    [500, 200, 404, 200],
  )
  assert.equal((await get('/own.md')).text, 'mine')
  const { text } = await get('/llms.txt')
  assert.deepEqual(
    [...text.matchAll(/handbook(\/\S+?)\.md\)/g)].map(([, path]) => path),
    ['/index', '/empty', '/gr%C3%B6%C3%9Fe', '/list', '/guides/first', '/guides/second', '/list/2'],
  )
})

test('serves the current content of a page', async () => {
  assert.doesNotMatch((await get('/llms.txt')).text, /Renamed/)
  const file = join(root, 'src/pages/größe.astro')
  await writeFile(file, pages['größe.astro']!.replace('>Größe<', '>Renamed<'))
  const isNew = async () => (await get('/llms.txt')).text.includes('Renamed')
  for (let tries = 0; !(await isNew()) && tries < 100; tries += 1) {
    await new Promise((done) => setTimeout(done, 100))
  }
  assert.ok(await isNew())
})

test('serves Markdown to clients that prefer it in astro preview', async (context) => {
  const folder = `${root}-preview`
  context.after(() => rm(folder, { recursive: true, force: true }))
  await cp('tests/fixtures/plain/src', join(folder, 'src'), { recursive: true })
  const config = {
    root: folder,
    configFile: false,
    base: '/handbook',
    logLevel: 'silent',
    server: { host: 'localhost', port: 0 },
    integrations: [agentDocs()],
  } as Parameters<typeof preview>[0]
  await build(config)
  const built = await preview(config)
  context.after(() => built.stop())
  const ask = async (path: string, accept: string) => {
    const url = `http://localhost:${built.port}/handbook${path}`
    return (await fetch(url, { headers: { accept } })).headers.get('content-type')
  }
  assert.match((await ask('/guides/first/', 'text/markdown'))!, /^text\/markdown/)
  assert.match((await ask('/', 'text/markdown'))!, /^text\/markdown/)
  assert.match((await ask('/guides/first/', 'text/html'))!, /^text\/html/)
})
