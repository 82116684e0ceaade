import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { agentDocs } from '../../../../plugins/agent-docs/agent-docs.ts'
import { createFolder } from '../../fixtures/create-folder.ts'

/** The hooks of an integration as Astro calls them, as far as this one uses them. */
type Hooks = Record<string, (hook: unknown) => unknown>

test('serves the files in astro dev with the current content of their pages', async (context) => {
  const folder = await createFolder(context, { 'docs/index.md': '---\ntitle: First\n---\n' })
  const { hooks } = agentDocs({ name: 'A', summary: 'What A is.', content: 'docs' })
  const { 'astro:config:done': configure, 'astro:server:setup': setUp } = hooks as Hooks
  const handlers: ((...args: unknown[]) => void)[] = []
  const watcher = new EventEmitter()
  configure!({
    config: {
      root: pathToFileURL(`${folder}/`),
      site: 'https://a.b',
      base: '/kit/',
      trailingSlash: 'ignore',
      build: { format: 'directory' },
    },
  })
  const use = (handler: (typeof handlers)[number]) => handlers.push(handler)
  setUp!({ server: { watcher, middlewares: { use } } })
  const listener: RequestListener = (request, response) =>
    handlers[0]!(Object.assign(request, { originalUrl: request.url }), response, () =>
      response.writeHead(404).end('next'),
    )
  const server = createServer(listener).listen(0, '127.0.0.1')
  context.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

  assert.match(await get('/kit/llms.txt'), /- \[First\]\(https:\/\/a\.b\/kit\/index\.md\)\n/)
  assert.match(await get('/kit/index.md'), /canonical_url: "https:\/\/a\.b\/kit\/"\n/)
  assert.equal(await get('/llms.txt'), 'next')
  await writeFile(join(folder, 'docs/index.md'), '---\ntitle: Second\n---\n')
  watcher.emit('all')
  assert.match(await get('/kit/llms.txt'), /- \[Second\]/)
})
