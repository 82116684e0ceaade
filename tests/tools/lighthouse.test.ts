import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../unit/fixtures/create-folder.ts'

const names = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']

/** Returns the report of a page with this score in every category. */
const toReport = (score: number) => ({
  categories: Object.fromEntries(names.map((name) => [name, { score, auditRefs: [] }])),
  audits: {},
})

/**
 * Measures a page of a site with a fake Lighthouse that prints this text, and its arguments to
 * stderr.
 */
async function measure(context: TestContext, output: string, { args = ['/'] } = {}) {
  const folder = await createFolder(context, {
    'dist/components.json': '{"library":{"docsUrl":"https://acme.test/ui"}}',
    'dist/index.html': 'Home',
    'dist/404.html': 'No page',
    'report.txt': output,
  })
  const npx = join(folder, 'npx')
  writeFileSync(npx, `#!/bin/sh\necho "$@" >&2\ncat '${join(folder, 'report.txt')}'\n`)
  chmodSync(npx, 0o755)
  return spawnSync(process.execPath, ['tools/lighthouse.ts', ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      OUT_DIR: join(folder, 'dist'),
    },
  })
}

test('succeeds if pages reach every minimum, and accepts status 404 for a missing path only', async (context) => {
  const { status, stdout, stderr } = await measure(context, JSON.stringify(toReport(1)), {
    args: ['/', '/gone'],
  })
  assert.equal(status, 0, stderr)
  assert.match(stdout, /^\/ +100 +100 +100 +100 +100$/m)
  const [home, gone] = stderr.match(/lighthouse@.*/g)!
  assert.match(home!, /^lighthouse@[\d.]+ http:\/\/127\.0\.0\.1:\d+\/ui\/ /)
  assert.doesNotMatch(home!, /--ignore-status-code/)
  assert.match(gone!, /\/ui\/gone .*--ignore-status-code --skip-audits=http-status-code/)
})

// Another test shows why a page that does not load fails.
test('fails if a score is below its minimum', async (context) => {
  const { status, stdout } = await measure(context, JSON.stringify(toReport(0.94)))
  assert.equal(status, 1)
  assert.match(stdout, /\/: performance is 94, expected at least 95\./)
})

test('fails and names the page if there is no report', async (context) => {
  const { status, stderr, stdout } = await measure(context, 'npm error')
  assert.equal(status, 1)
  assert.match(stderr, /Cannot measure http:.*\/ui\/, expected a report of Lighthouse\.\n$/)
  assert.equal(stdout, '')
})

test('rejects an argument that is not a path', async (context) => {
  const { status, stderr } = await measure(context, '', { args: ['guides'] })
  assert.equal(status, 1)
  assert.match(stderr, /^Cannot measure `guides`, expected paths that begin with a slash/)
})
