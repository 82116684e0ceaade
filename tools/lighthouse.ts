/**
 * Measures pages of the built site with Lighthouse, emulating a phone, and compares their scores
 * with the required minimum: `npm run lighthouse -- [path …]`. Exit code 1 if one is below it.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { constants } from 'node:zlib'
import compression from 'compression'
import { toBasePath } from '../engine/catalog/urls.ts'
import { createSiteServer } from '../plugins/http/create-site-server.ts'
import { findFreePort } from '../tests/package/find-free-port.ts'
import { findProgram } from './find-program.ts'
import { toColumns } from './figures.ts'
import { fail } from './read-options.ts'

/** Its types know only requests of Express, which it does not need. */
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The parts of a Lighthouse report that are used. */
export type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

/** Minimum score of each category out of 100, by Lighthouse's name for it. */
const bars = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
}

/** Home page, gallery, a form, an overlay, a guide, and a URL without a page. */
const sample = '/ /components /components/input /components/modal /guides/tags /no/such/page'
/** Audits that a 404 page fails: its status, which the browser also logs, and `noindex`. */
const ofMissing = ['http-status-code', 'errors-in-console', 'is-crawlable']

if (import.meta.main) {
  const args = process.argv.slice(2)
  const wrong = args.find((arg) => !arg.startsWith('/'))
  if (wrong) fail(`Cannot measure \`${wrong}\`, expected paths that begin with a slash.`)
  const folder = resolve(process.env.OUT_DIR ?? 'dist')
  const { library } = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8'))
  const base = toBasePath(library)
  const site = createSiteServer(folder, base)
  const port = await findFreePort()
  // As hosts do: 6 is the default of nginx. The time of a slow phone is mostly the size of what it loads.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const compress = compression({ brotli }) as unknown as Compress
  const server = createServer((request, response) =>
    compress(request, response, () => site.emit('request', request, response)),
  ).listen(port, '127.0.0.1')
  const reports = new Map<string, Report>()
  for (const path of args.length ? args : sample.split(' ')) {
    console.error(`Measuring ${path} …`)
    reports.set(path, await measure(`http://127.0.0.1:${port}${base}${path}`))
  }
  server.close()
  const scores = toScoresText(reports)
  console.log(`\n${scores.text}`)
  process.exitCode = scores.missed ? 1 : 0
}

async function measure(url: string): Promise<Report> {
  const isMissing = (await fetch(url)).status === 404
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${Object.keys(bars).join(',')}`,
    `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ...(isMissing ? ['--ignore-status-code', `--skip-audits=${ofMissing.join(',')}`] : []),
  ]
  const { stdout } = spawn('npx', ['--yes', 'lighthouse@13.5.0', url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findProgram('chromium') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    return JSON.parse(await text(stdout)) as Report
  } catch {
    return fail(`Cannot measure ${url}, expected a report of Lighthouse.`)
  }
}

/**
 * Returns the scores of pages as a table, followed by the reasons for scores below the minimum. A
 * missing score counts as below it.
 * @param reports reports by the path of the page
 */
export function toScoresText(reports: Map<string, Report>): { text: string; missed: number } {
  const misses: string[] = []
  let missed = 0
  const rows = [...reports].map(([path, { runtimeError, categories, audits }]) => {
    const cells = Object.entries(bars).map(([id, least]) => {
      const { score = null, auditRefs = [] } = categories[id] ?? {}
      const points = score === null ? undefined : Math.floor(score * 100)
      if (points !== undefined && points >= least) return String(points)
      misses.push(`${path}: ${id} is ${points ?? 'unknown'}, expected at least ${least}.`)
      if (points === undefined && runtimeError) misses.push(`  ${runtimeError.message}`)
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      for (const { id } of lost) misses.push(`  ${audits[id]!.title} (${id})`)
      missed += 1
      return `${points ?? '?'} ✗`
    })
    return [path, ...cells]
  })
  const names = ['page', ...Object.keys(bars)]
  const least = ['at least', ...Object.values(bars).map(String)]
  const verdict = misses.length ? misses.join('\n') : 'Every page reaches every bar.'
  return { text: `${toColumns([names, least, ...rows])}\n\n${verdict}\n`, missed }
}
