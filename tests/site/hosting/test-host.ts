import assert from 'node:assert/strict'
import test from 'node:test'
import { findPolicy } from '../../../plugins/playground/policies.ts'
import { acceptCases } from '../../unit/fixtures/accept-cases.ts'
import { ask, type Answer } from './ask.ts'

const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'
const json = 'application/json; charset=utf-8'

/** Names of hosts in requests, and whether they can only mean this machine. */
const hosts: [host: string, isOwn: boolean][] = [
  ['localhost', true],
  ['localhost:4321', true],
  ['127.0.0.1', true],
  ['[::1]:4321', true],
  ['rebound.example', false],
  ['rebound.example:4321', false],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
]

/**
 * Registers the tests of everything that serves the second library: nginx, Caddy, `npm start` and
 * `npm run dev`.
 * @param base the base path of the site
 */
export function testHost(name: string, base: string, getPort: () => number): void {
  const isDev = name === 'npm run dev'
  /** Whether it serves the site to its readers, and not only to its author. */
  const isPublic = !name.startsWith('npm')
  // Astro leaves the character set to the page.
  const pageType = isDev ? 'text/html' : html

  /**
   * Returns each path with each header; in dev, where each request renders a page, each header with
   * one of the paths.
   */
  const pair = <Path>(paths: Path[]) =>
    acceptCases.flatMap((one, index) =>
      (isDev ? [paths[index % paths.length]!] : paths).map((path) => ({ ...one, path })),
    )

  test('serves a page as HTML or Markdown, as the client prefers', async () => {
    const pages: Record<string, string> = {
      [base || '/']: 'Acme',
      [`${base}/components`]: 'Parts',
      [`${base}/components/chip`]: 'Chip',
    }
    for (const { path, accept, isMarkdown } of pair(Object.keys(pages))) {
      const answer = await ask(getPort(), path, accept)
      const message = `${path} for ${accept}`
      assert.equal(answer.status, 200, message)
      assert.equal(toType(answer), isMarkdown ? markdown : pageType, message)
      assert.match(answer.body, isMarkdown ? /^---\ntitle: / : /<title>/, message)
      assert.ok(answer.body.includes(pages[path]!), message)
      assert.ok(listVary(answer).includes('accept'), message)
    }
  })

  test('answers 404 to a missing page, in the preferred type', async () => {
    const missing = ['/missing', '/components/missing', '/guides', '/guides/v1.0']
    for (const { path, accept, isMarkdown } of pair(missing)) {
      const answer = await ask(getPort(), `${base}${path}`, accept)
      const message = `${path} for ${accept}`
      assert.equal(answer.status, 404, message)
      assert.equal(toType(answer), isMarkdown ? markdown : pageType, message)
      assert.match(answer.body, isMarkdown ? /^# Page not found\n/ : /<h1>Page not found/, message)
      assert.ok(listVary(answer).includes('accept'), message)
    }
    const answer = await ask(getPort(), `${base}/missing.md`, '*/*')
    assert.deepEqual([answer.status, toType(answer)], [404, markdown])
    assert.match(answer.body, /^# Page not found\n/)
  })

  test('serves a file in its own type, whatever the client prefers, and lets other sites read it once it is published', async () => {
    for (const [path, type] of [
      ['/index.md', markdown],
      ['/components/chip.md', markdown],
      ['/sitemap.md', markdown],
      ['/.well-known/agent-skills/acme-components/SKILL.md', markdown],
      ['/.well-known/agent-skills/index.json', json],
      ['/components.json', json],
      ['/components/chip.json', json],
      ['/schemas/components-1.json', json],
      ['/tokens.json', 'application/design-tokens+json'],
      ['/dark.tokens.json', 'application/design-tokens+json'],
      ['/tokens.resolver.json', 'application/design-tokens+json'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      for (const accept of [undefined, 'text/html', 'text/markdown']) {
        const answer = await ask(getPort(), `${base}${path}`, accept)
        const message = `${path} for ${accept}`
        assert.deepEqual([answer.status, toType(answer)], [200, type], message)
        const allowed = isPublic ? '*' : undefined
        assert.equal(answer.headers['access-control-allow-origin'], allowed, message)
      }
    }
    const page = await ask(getPort(), `${base}/components/chip`)
    assert.equal(page.headers['access-control-allow-origin'], undefined)
  })

  if (!isPublic) {
    test('refuses a name that a foreign site may have given this machine [own-pages-only]', async () => {
      for (const path of [
        '/components/chip',
        '/components.json',
        '/components/chip.md',
        '/playground/library.json',
      ]) {
        for (const [host, isOwn] of hosts) {
          const { status, body } = await ask(getPort(), `${base}${path}`, undefined, { host })
          const message = `${path} of ${host}`
          assert.equal(status, isOwn ? 200 : 403, message)
          if (!isOwn) assert.doesNotMatch(body, /Acme/i, message)
        }
      }
    })
  }

  test('serves a single example and an image to every client', async () => {
    for (const accept of ['text/html', 'text/markdown', '*/*']) {
      const example = await ask(getPort(), `${base}/preview/chip/chip--plain`, accept)
      assert.equal(example.status, 200, accept)
      assert.match(example.body, /<main class="example-preview"/, accept)
      const image = await ask(getPort(), `${base}/favicon.svg`, accept)
      assert.deepEqual([image.status, image.body.slice(0, 4)], [200, '<svg'], accept)
    }
  })

  test('sends the frames of the playground with policies of their own, and no other file', async () => {
    for (const path of ['/playground/renderer', '/playground/result']) {
      const { status, headers } = await ask(getPort(), `${base}${path}`, 'text/html')
      assert.equal(status, 200, path)
      assert.equal(headers['content-security-policy'], findPolicy(path), path)
    }
    for (const path of ['/playground', '/components/chip', '/playground/library.json']) {
      const { headers } = await ask(getPort(), `${base}${path}`, 'text/html')
      assert.equal(headers['content-security-policy'], undefined, path)
    }
  })

  test('links pages and their Markdown to the index for assistants', async () => {
    for (const [path, accept] of [
      ['/components/chip', 'text/html'],
      ['/components/chip', 'text/markdown'],
      ['/components/chip.md', '*/*'],
      ['/missing', 'text/markdown'],
    ] as const) {
      const { headers } = await ask(getPort(), `${base}${path}`, accept)
      const link = `<${base}/llms.txt>; rel="describedby"; type="text/plain"`
      assert.equal(headers.link, link)
    }
  })

  test('serves nothing outside the folder [inside-folder]', async () => {
    for (const path of [
      '/../package.json',
      '/components/../../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/%2e%2e%2f%2e%2e%2fpackage.json',
      '/%252e%252e%252fpackage.json',
      '/..%5cpackage.json',
      '/components/..%2f..%2f..%2f..%2f..%2fpackage.json',
      '/../../../../../../../../etc/passwd',
      '/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..\\..\\..\\..\\..\\..\\etc\\passwd',
      '//etc/passwd',
      '///etc/passwd',
      '/components/%00.md',
      '/components/chip%00.json',
      '/@fs/etc/passwd',
      '/@fs//etc/passwd?raw',
      '/@fs/etc/passwd?import&raw',
      '/@fs/etc/passwd?url',
      '/@fs/%2e%2e/etc/passwd?inline',
      '/@id/__x00__/etc/passwd',
      '/_image?href=/etc/passwd&f=svg',
      '/_image?href=file:///etc/passwd&f=svg',
      '/preview/../../../../../../../../etc/passwd',
      '/preview/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/../../../../../../../../etc/passwd.md',
      '/%E0%A4%A',
      '/%',
      '/%zz.md',
      `/${'a'.repeat(9000)}`,
      `/${'../'.repeat(2500)}etc/passwd`,
    ]) {
      for (const accept of ['*/*', 'text/markdown']) {
        const { status, body } = await ask(getPort(), `${base}${path}`, accept)
        // In dev, the folder is the whole repository.
        if (isDev && path.endsWith('package.json')) continue
        // Caddy answers 500 to a path that no file system supports.
        const isOdd = name === 'Caddy' && /%00|a{9000}/.test(path) && status === 500
        assert.ok(isOdd || [400, 403, 404, 414].includes(status), `${path}: ${status}`)
        assert.doesNotMatch(body, /root:x:|"workspaces"|\n\s+at /, path)
      }
    }
  })
}

function toType({ headers }: Answer): string | undefined {
  return headers['content-type']?.replace(/; ?charset=/i, '; charset=').toLowerCase()
}

function listVary({ headers }: Answer): string[] {
  return [headers.vary ?? []].flat().flatMap((value) => value.toLowerCase().split(/, ?/))
}
