import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { createFolder } from '../fixtures/create-folder.ts'

const names = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing']

/** The report of a page whose categories all have this score. */
const toReport = (score: number | null) => ({
  ...(score === null && { runtimeError: { message: 'The page did not load.' } }),
  categories: Object.fromEntries(names.map((name) => [name, { score, auditRefs: [] }])),
  audits: {},
})

/**
 * Measures a page of a site with a Lighthouse that prints this text, and the address that it was
 * given on stderr.
 */
async function measure(
  context: TestContext,
  output: string,
  { args = ['/'], chromium = process.execPath } = {},
) {
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
      CHROME_PATH: chromium,
    },
  })
}

test('pages that reach every bar are a success', async (context) => {
  const { status, stdout, stderr } = await measure(context, JSON.stringify(toReport(1)))
  assert.equal(status, 0, stderr)
  assert.match(stdout, /^\/ +100 +100 +100 +100 +100$/m)
  assert.match(stderr, /lighthouse@[\d.]+ http:\/\/127\.0\.0\.1:\d+\/ui\/ /)
  assert.doesNotMatch(stderr, /--ignore-status-code/)
})

test('a score below its bar is a failure', async (context) => {
  const { status, stdout } = await measure(context, JSON.stringify(toReport(0.94)))
  assert.equal(status, 1)
  assert.match(stdout, /\/: performance is 94, expected at least 95\./)
})

test('a page that does not load is a failure that says why', async (context) => {
  const { status, stdout } = await measure(context, JSON.stringify(toReport(null)))
  assert.equal(status, 1)
  assert.match(
    stdout,
    /\/: performance is unknown, expected at least 95\.\n {2}The page did not load\./,
  )
})

test('the page for what is not found may say that it is not', async (context) => {
  const { status, stderr } = await measure(context, JSON.stringify(toReport(1)), {
    args: ['/gone'],
  })
  assert.equal(status, 0, stderr)
  assert.match(stderr, /--ignore-status-code --skip-audits=http-status-code/)
})

test('without a report the failure names the page', async (context) => {
  const { status, stderr, stdout } = await measure(context, 'npm error')
  assert.equal(status, 1)
  assert.match(stderr, /Cannot measure `\/`, expected a report; Lighthouse ended with 0\.\n$/)
  assert.equal(stdout, '')
})

test('without a Chromium the failure says how to get one', async (context) => {
  const { status, stderr } = await measure(context, '', { chromium: '/nowhere/chromium' })
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^Cannot find a Chromium at `\/nowhere\/chromium`, expected one .* Run `node tools\/find-program\.ts --install chromium`\.\n$/,
  )
})

test('what is no path is refused', async (context) => {
  const { status, stderr } = await measure(context, '', { args: ['guides'] })
  assert.equal(status, 1)
  assert.match(stderr, /^Cannot measure `guides`, expected paths that begin with a slash/)
})
