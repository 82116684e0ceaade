/**
 * Sends many requests to the documentation server, counts wrong responses by kind, and fails for
 * each kind without an explanation: `npm run soak:docs`, or `-- 3000` for another number of
 * requests.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { readFilePaths } from '../engine/io/folders.ts'
import { findFreePort } from '../tests/package/find-free-port.ts'
import { buildSite } from './measure/build-site.ts'

/** A request to the documentation server, and the expected status. */
type DocsRequest = {
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  headers: Record<string, string>
  status: number
}

/** Kinds of errors that are not the server's fault, with the reason. */
const explained: Record<string, string> = {
  'ECONNRESET on a connection that was used before':
    'The server ends a connection that nobody has used for 5 seconds. A client that uses it again at the same moment is told so before it gets an answer, and asks again as HTTP has it.',
}

const [asked = 30_000] = process.argv.slice(2).map(Number)
const root = '.cache/soak-docs'
const folders = { OUT_DIR: `${root}/dist`, CACHE_DIR: `${root}/cache` }
const errors = new Map<string, number>()
const statuses = new Map<number, number>()
/**
 * The first response to each request. Later ones must be equal, because the sources do not change.
 */
const bodies = new Map<DocsRequest, string>()
let sent = 0

rmSync(root, { recursive: true, force: true })
buildSite(folders)
const files = (await readFilePaths(folders.OUT_DIR)).map((path) => path.slice(1))
const requests = listRequests(files.filter((file) => !/^_headers$|^404\./.test(file)))
const port = await findFreePort()
const server = spawn(process.execPath, ['engine/cli.ts', 'docs', 'preview', String(port)], {
  env: { ...process.env, ...folders },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const agent = new Agent({ keepAlive: true })

const start = performance.now()
await Promise.all([1, 2, 3, 4].map(askOn))
agent.destroy()
server.kill()

const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(`\n${sent} requests in ${seconds} s`)
for (const [status, times] of [...statuses].sort(([a], [b]) => a - b)) {
  console.log(`  status ${status}: ${times}`)
}
for (const [kind, times] of errors) {
  console.log(`${explained[kind] ? 'ok  ' : 'FAIL'} ${times} × ${kind}`)
  if (explained[kind]) console.log(`     ${explained[kind]}`)
}
console.log(errors.size ? '' : 'no errors')
process.exit([...errors.keys()].some((kind) => !explained[kind]) ? 1 : 0)

/** Sends requests one by one, with a short pause between them, until enough are sent. */
async function askOn(client: number): Promise<void> {
  for (let index = client * 1009; sent < asked; index += 7) {
    sent += 1
    const wrong = await ask(requests[index % requests.length]!)
    if (wrong) errors.set(wrong, (errors.get(wrong) ?? 0) + 1)
    await delay(5)
  }
}

/** Sends a request. Returns the kind of error, or null. */
async function ask(one: DocsRequest): Promise<string | null> {
  const { method, path, headers, status } = one
  const options = { host: '127.0.0.1', port, method, path: encodeURI(path), headers, agent }
  const sending = request(options).end()
  try {
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    const body = (await buffer(response)).toString('latin1')
    const { statusCode = 0 } = response
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    if (statusCode !== status) return `status ${statusCode} in the place of ${status}`
    if (!bodies.has(one)) bodies.set(one, body)
    return bodies.get(one) === body ? null : 'another text than before'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `${code} on a connection that was ${sending.reusedSocket ? 'used before' : 'new'}`
  }
}

/**
 * Lists the requests that clients send to a documentation server: each file, each page as HTML and
 * as Markdown, parts of it, conditional requests, missing pages, and methods that are refused.
 * @param files paths of the built files, without a leading slash
 */
function listRequests(files: readonly string[]): DocsRequest[] {
  const request = (path: string, parts: Partial<DocsRequest> = {}): DocsRequest => ({
    method: 'GET',
    path,
    headers: {},
    status: 200,
    ...parts,
  })
  return files.flatMap((file) => {
    if (!file.endsWith('.html') || file === 'index.html') return [request(`/${file}`)]
    const page = `/${file.slice(0, -'.html'.length)}`
    const hasMarkdown = files.includes(`${page.slice(1)}.md`)
    return [
      request(page),
      request(page, { method: 'HEAD' }),
      request(page, { headers: { Range: 'bytes=0-99' }, status: 206 }),
      request(page, { headers: { Range: 'bytes=99999999-' }, status: 416 }),
      request(page, { headers: { 'If-Match': '"other"' }, status: 412 }),
      request(page, { headers: { 'If-None-Match': '*' }, status: 304 }),
      request(`${page}/`, { status: 301 }),
      request(`${page}-missing`, { status: 404 }),
      request(page, { method: 'POST', status: 405 }),
      ...(hasMarkdown ? [request(page, { headers: { Accept: 'text/markdown' } })] : []),
    ]
  })
}
