/** Measures the built site with Lighthouse, emulating a phone: `npm run lighthouse -- [path …]`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { toBasePath } from '../engine/files/urls.ts'
import { createSiteServer } from '../plugins/http/create-site-server.ts'
import { findProgram } from './find-program.ts'
import { buildSite } from './measure/build-site.ts'
import { fail } from './read-options.ts'
import { categories, toScoresText, type Report } from './lighthouse/to-scores-text.ts'

const help = `Measures pages of the built site with Lighthouse, emulating a phone, and compares their scores
with the required minimum.

Usage: npm run lighthouse -- [path …]

  path    Page to measure, such as /components/button. Default: six pages of different kinds.

Builds the site if there is no \`dist\`. The first run downloads Lighthouse with npx. Exit code 1
if a score is below its minimum.`

const version = '13.5.0'
/** Home page, gallery, a form, an overlay, a guide, and a URL without a page. */
const sample = [
  '',
  'components',
  'components/input',
  'components/modal',
  'guides/tags',
  'no/such/page',
]

/**
 * Audits that a 404 page fails on purpose: its status, which the browser also logs, and `noindex`.
 */
const losesOnPurpose = ['http-status-code', 'errors-in-console', 'is-crawlable']

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(help)
  process.exit()
}
const wrong = args.find((arg) => !arg.startsWith('/'))
if (wrong) {
  fail(`Cannot measure \`${wrong}\`, expected paths that begin with a slash, or \`--help\`.`)
}
const chromium = process.env.CHROME_PATH ?? findProgram('chromium')
if (!chromium || !existsSync(chromium)) {
  const place = chromium ? ` at \`${chromium}\`` : ''
  const fix = 'Run `node tools/find-program.ts --install chromium`.'
  fail(`Cannot find a Chromium${place}, expected one on the system, or at \`CHROME_PATH\`. ${fix}`)
}

const folder = resolve(process.env.OUT_DIR ?? 'dist')
const manifest = join(folder, 'components.json')
if (!existsSync(manifest)) buildSite()
const { library } = JSON.parse(readFileSync(manifest, 'utf8'))
const base = toBasePath(library)
const server = createSiteServer(folder, base).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

const reports = new Map<string, Report>()
for (const path of args.length ? args : sample.map((path) => `/${path}`)) {
  console.error(`Measuring ${path} …`)
  reports.set(path, await measure(path))
}
server.close()
const scores = toScoresText(reports)
console.log(`\n${scores.text}`)
process.exitCode = scores.missed ? 1 : 0

async function measure(path: string): Promise<Report> {
  const url = `http://127.0.0.1:${port}${base}${path}`
  const isMissing = (await fetch(url)).status === 404
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ...(isMissing ? ['--ignore-status-code', `--skip-audits=${losesOnPurpose.join(',')}`] : []),
  ]
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, ...flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const output = await text(child.stdout)
  const [code] = await ended
  try {
    return JSON.parse(output) as Report
  } catch {
    fail(`Cannot measure \`${path}\`, expected a report; Lighthouse ended with ${code}.`)
  }
}
