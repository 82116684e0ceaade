/**
 * Builds the site for a local URL, serves it there, and runs independent checkers on how well
 * agents can read it: `npm run check:agents`. Ends with exit code 1 if a result is below its bar.
 */
import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { computeScore, runChecks } from 'afdocs'
import { checkSite } from 'llms-txt-doctor'
import { createSiteServer } from '../plugins/http/create-site-server.ts'
import { sites } from '../tests/site/sites.ts'
import { buildSite } from './measure/build-site.ts'

/** The result of an independent checker: its figure and its bar, and the problems. */
type Verdict = { checker: string; figure: string; problems: string[] }

type Check = { name: string; passed: boolean; skipped?: boolean; detail?: string }
type Report = { score: number; categories: Record<string, { checks: Check[] }> }

/**
 * The checks that the site fails on purpose: it does not distinguish clients by their user agent,
 * and it does not respond to a missing page as if the page existed.
 */
const refused = ['Agent UA → markdown', 'Missing page → markdown']

/** The checks that need dates of files, which git does not have in a shallow clone. */
const ofDays = ['sitemap.xml', 'Frontmatter']

const config = join(import.meta.dirname, 'check-agents/.markdownlint-cli2.jsonc')
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

// The tests build the same site without a documentation host, so their cache contains most of it.
buildSite({ DOCS_URL: address, OUT_DIR: folder, CACHE_DIR: sites.kit.CACHE_DIR })
const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
const hasDays = sitemap.includes('<lastmod>')
console.log(`Checking ${pages.length} pages at ${address}\n`)

const verdicts: Verdict[] = [
  await checkAfdocs(address, pages, { checker: 'afdocs', bar: 100 }),
  await checkAgentReadability(address, hasDays),
  await checkLlmsTxt(address),
  checkMarkdown(folder),
]
isPlain = true
// A host treats all pages alike, so one page of each folder is enough.
const sample = new Map(pages.map((url) => [new URL('.', url).href, url]))
verdicts.push(
  await checkAfdocs(address, [...sample.values()], {
    checker: 'afdocs, plain files',
    bar: 97,
    // The second is skipped, because no page of the sample looks like a sign-in form.
    accepted: ['content-negotiation', 'auth-alternative-access'],
  }),
)
server.close()
server.closeAllConnections()

for (const { checker, figure, problems } of verdicts) {
  console.log(`  ${checker.padEnd(22)}${figure}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
if (!hasDays)
  console.log('\nGit has no dates here, as in a shallow clone, so they are not checked.')
const below = verdicts.filter(({ problems }) => problems.length)
console.log(
  below.length ? `\nBelow the minimum: ${below.length}` : '\nAll results reach their minimum.',
)
process.exitCode = below.length ? 1 : 0

/**
 * Checks every page with afdocs, whose 28 checks follow the Agent-Friendly Documentation Spec.
 * Passes the pages explicitly: otherwise afdocs would also treat the JSON files in llms.txt as
 * pages.
 * @param bar minimum score out of 100
 * @param accepted checks that may fail
 */
async function checkAfdocs(
  address: string,
  pages: string[],
  { checker, bar, accepted = [] }: { checker: string; bar: number; accepted?: string[] },
): Promise<Verdict> {
  const report = await runChecks(address, {
    samplingStrategy: 'curated',
    curatedPages: pages,
    maxLinksToTest: 1000,
    maxConcurrency: 4,
    requestDelay: 0,
  })
  const { overall } = computeScore(report)
  const { total, pass, warn, fail, error } = report.summary
  const failed = report.results.filter(
    ({ id, status }) => ['fail', 'error', 'skip'].includes(status) && !accepted.includes(id),
  )
  return {
    checker,
    figure: `${overall} (bar ${bar}), ${pass} of ${total} checks passed, ${warn} warned, ${fail + error} failed`,
    problems: [
      ...(overall < bar ? [`score ${overall}, expected ${bar} or more`] : []),
      ...failed.map(({ id, status, message }) => `${id} ${status}: ${message}`),
    ],
  }
}

/** Checks five pages with `@vercel/agent-readability`, which picks them from the sitemap. */
async function checkAgentReadability(address: string, hasDays: boolean): Promise<Verdict> {
  const bar = hasDays ? 88 : 80
  const accepted = hasDays ? refused : [...refused, ...ofDays]
  const { score, checks } = await audit(address)
  const failed = checks.filter(
    ({ name, passed, skipped }) => !passed && !skipped && !accepted.includes(name),
  )
  return {
    checker: 'agent-readability',
    figure: `${score} (bar ${bar}), ${checks.length - refused.length} of its ${checks.length} checks apply`,
    problems: [
      ...(score < bar ? [`score ${score}, expected ${bar} or more`] : []),
      ...(checks.length < 20 ? [`only ${checks.length} checks were made`] : []),
      ...failed.map(({ name, detail }) => `${name}: ${detail ?? 'failed'}`),
    ],
  }
}

async function audit(address: string): Promise<{ score: number; checks: Check[] }> {
  for (;;) {
    const { stdout } = await promisify(execFile)('agent-readability', ['audit', address, '--json'])
    const { score, categories } = JSON.parse(stdout) as Report
    const checks = Object.values(categories).flatMap(({ checks }) => checks)
    // The checker requests the URL of the first page that it picks, with `.md` appended. For the
    // home page that URL is invalid and cannot be served, so it runs again.
    const ofAddress = checks.find(({ name }) => name === '.md URL → markdown')
    if (ofAddress?.detail !== 'status 0') return { score, checks }
  }
}

/** Checks `/llms.txt` with llms-txt-doctor, which follows every link. */
async function checkLlmsTxt(address: string): Promise<Verdict> {
  const { found, issues, stats } = await checkSite({ url: address, maxLinks: 1000 })
  const problems = issues.filter(({ level }) => level === 'fail' || level === 'warn')
  return {
    checker: 'llms-txt-doctor',
    figure: `${problems.length} problems (bar 0), ${stats?.checkedLinks ?? 0} links followed`,
    problems: [
      ...(found && stats?.checkedLinks ? [] : ['expected an llms.txt with links']),
      ...problems.map(({ id, message }) => `${id}: ${message}`),
    ],
  }
}

/** Checks every Markdown file of a build with markdownlint-cli2. */
function checkMarkdown(folder: string): Verdict {
  const { stdout, stderr } = spawnSync('markdownlint-cli2', ['--config', config, '**/*.md'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const files = Number(/^Linting: (\d+) files?/m.exec(stdout)?.[1] ?? 0)
  const problems = stderr.split('\n').filter((line) => line.trim())
  return {
    checker: 'markdownlint-cli2',
    figure: `${problems.length} problems (bar 0) in ${files} files`,
    problems: files ? problems : ['expected files to lint', ...problems],
  }
}
