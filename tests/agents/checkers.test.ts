import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import test, { after, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { checkSite } from 'llms-txt-doctor'
import { createSiteServer } from '../../plugins/http/create-site-server.ts'
import { readDist } from '../site/read-dist.ts'
import { sites } from '../site/sites.ts'
import './remember-parsing.ts'

const { computeScore, runChecks } = await import('afdocs')
const folder = resolve('.cache/agents/dist')
// Whether the server ignores the `Accept` header, like a host that only serves files.
let isPlain = false
const server = createSiteServer(folder).prependListener('request', (request) => {
  if (isPlain) delete request.headers.accept
})
// Milliseconds. A checker reuses its connections after other checkers have run.
server.keepAliveTimeout = 300_000
await once(server.listen(0, '127.0.0.1'), 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(() => {
  server.close()
  server.closeAllConnections()
})

// The site of another host, moved to the root of this server: a build for it differs only in digests.
const { origin, pathname: base } = new URL(sites.based.DOCS_URL)
const rooted = new RegExp(`(?<=^|["'(<=\\s])${base}(?:/|(?=["'?#]))`, 'gm')
rmSync(folder, { recursive: true, force: true })
for (const [path, bytes] of await readDist('based')) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  const isText = /\.(html|md|json|txt|xml|css|js)$|^\/_headers$/.test(path)
  writeFileSync(file, isText ? toRoot(bytes.toString('utf8')) : bytes)
}

function toRoot(text: string): string {
  return text
    .replaceAll(`${origin}${base}`, address)
    .replaceAll(encodeURIComponent(`${origin}${base}`), encodeURIComponent(address))
    .replaceAll(rooted, '/')
}

const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

/** Skipped, because the only tabs that it sees are samples on the home page, without headings. */
const withoutHeadings = 'section-header-quality'

test('gets 100 points from afdocs for pages of every folder', (context) => {
  // Every file is generated alike, and afdocs takes a third of a second for a page.
  const sample = pages.filter((_, index) => index % 4 === 0)
  return checkAfdocs(context, sample, { bar: 100, accepted: [withoutHeadings] })
})

test('gets 95 points from afdocs on a host that only serves files', async (context) => {
  isPlain = true
  context.after(() => {
    isPlain = false
  })
  // A host treats all pages alike, so one page of each folder is enough.
  const sample = new Map(pages.map((url) => [new URL('.', url).href, url]))
  // The second is skipped, because no page of the sample looks like a sign-in form.
  const accepted = ['content-negotiation', 'auth-alternative-access', withoutHeadings]
  await checkAfdocs(context, [...sample.values()], { bar: 95, accepted })
})

/**
 * Checks pages with afdocs, whose 28 checks follow the Agent-Friendly Documentation Spec. Passes
 * the pages explicitly: otherwise afdocs would also treat the JSON files in llms.txt as pages.
 * @param bar minimum score out of 100
 * @param accepted checks that may fail
 */
async function checkAfdocs(
  context: TestContext,
  pages: string[],
  { bar, accepted }: { bar: number; accepted: string[] },
): Promise<void> {
  const report = await runChecks(address, {
    samplingStrategy: 'curated',
    curatedPages: pages,
    maxLinksToTest: 1000,
    maxConcurrency: 4,
    requestDelay: 0,
  })
  const { overall } = computeScore(report)
  const { total, pass, warn, fail, error } = report.summary
  const counts = `${pass} of ${total} checks passed, ${warn} warned, ${fail + error} failed`
  context.diagnostic(`${overall} points for ${pages.length} pages: ${counts}`)
  const failed = report.results.filter(
    ({ id, status }) => ['fail', 'error', 'skip'].includes(status) && !accepted.includes(id),
  )
  assert.deepEqual(
    failed.map(({ id, status, message }) => `${id} ${status}: ${message}`),
    [],
  )
  const warned = report.results
    .filter(({ status }) => status === 'warn')
    .map(({ id, message }) => `${id}: ${message}`)
  assert.ok(overall >= bar, `${overall} points. ${warned.join('; ')}`)
}

type Check = { name: string; passed: boolean; skipped?: boolean; detail?: string }

/**
 * The checks that the site fails on purpose: it does not distinguish clients by their user agent,
 * and it does not respond to a missing page as if the page existed.
 */
const refused = ['Agent UA → markdown', 'Missing page → markdown']

/** The checks that need dates of files, which git does not have in a shallow clone. */
const ofDays = ['sitemap.xml', 'Frontmatter']

test('gets 88 points from agent-readability, or 80 without dates of files', async (context) => {
  const hasDays = sitemap.includes('<lastmod>')
  const { score, checks } = await auditReadability()
  context.diagnostic(
    `${score} points in ${checks.length} checks${hasDays ? '' : ', without dates'}`,
  )
  const accepted = hasDays ? refused : [...refused, ...ofDays]
  const failed = checks.filter(
    ({ name, passed, skipped }) => !passed && !skipped && !accepted.includes(name),
  )
  assert.deepEqual(
    failed.map(({ name, detail }) => `${name}: ${detail ?? 'failed'}`),
    [],
  )
  assert.ok(checks.length >= 20, `only ${checks.length} checks were made`)
  assert.ok(score >= (hasDays ? 88 : 80), `${score} points`)
})

/**
 * The checker shuffles the pages of the sitemap and picks the first five. Without chance, it picks
 * the five that follow the home page. The home page would fail: it appends `.md` to its URL, which
 * has no path.
 */
const withoutChance = '--import data:text/javascript,Math.random=()=>0'

async function auditReadability(): Promise<{ score: number; checks: Check[] }> {
  const { stdout } = await promisify(execFile)('agent-readability', ['audit', address, '--json'], {
    env: { ...process.env, NODE_OPTIONS: withoutChance },
  })
  const { score, categories } = JSON.parse(stdout) as {
    score: number
    categories: Record<string, { checks: Check[] }>
  }
  return { score, checks: Object.values(categories).flatMap(({ checks }) => checks) }
}

test('gives llms-txt-doctor, which follows every link, nothing to report', async (context) => {
  const { found, issues, stats } = await checkSite({ url: address, maxLinks: 1000 })
  context.diagnostic(`${stats?.checkedLinks} links followed`)
  const problems = issues.filter(({ level }) => level === 'fail' || level === 'warn')
  assert.deepEqual(
    problems.map(({ id, message }) => `${id}: ${message}`),
    [],
  )
  assert.ok(found && stats?.checkedLinks, 'expected an llms.txt with links')
})

test('gives markdownlint-cli2 nothing to report in any Markdown file', (context) => {
  const config = join(import.meta.dirname, '.markdownlint-cli2.jsonc')
  const { stdout, stderr } = spawnSync('markdownlint-cli2', ['--config', config, '**/*.md'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const files = Number(/^Linting: (\d+) files?/m.exec(stdout)?.[1] ?? 0)
  context.diagnostic(`${files} files`)
  assert.equal(stderr.trim(), '')
  assert.ok(files > 0, 'expected files to lint')
})
