/**
 * Builds the site for an address on loopback, serves it there, and has independent checkers say
 * how well agents can read it: `npm run check:agents`. Exit code 1 when one is below its bar.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createSiteServer } from '../plugins/http/create-site-server.ts'
import { checkAfdocs } from './check-agents/check-afdocs.ts'
import { checkAgentReadability } from './check-agents/check-agent-readability.ts'
import { checkLlmsTxt } from './check-agents/check-llms-txt.ts'
import { checkMarkdown } from './check-agents/check-markdown.ts'
import type { Verdict } from './check-agents/verdict.ts'

const folder = resolve('.cache/agents/dist')
// Later it is a host that only serves files, whatever a client accepts.
let isPlain = false
const server = createSiteServer(folder).prependListener('request', (request) => {
  if (isPlain) delete request.headers.accept
})
// A checker uses its connections again after others have had their turn. Milliseconds.
server.keepAliveTimeout = 300_000
await once(server.listen(0, '127.0.0.1'), 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const { status } = spawnSync(process.execPath, ['tools/astro.ts', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DOCS_URL: address, OUT_DIR: folder, CACHE_DIR: '.cache/agents/cache' },
})
if (status !== 0) {
  console.error('Cannot build the site, expected `npm run build` to succeed.')
  process.exit(1)
}
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
verdicts.push(
  await checkAfdocs(address, pages, {
    checker: 'afdocs, plain files',
    bar: 97,
    accepted: ['content-negotiation'],
  }),
)
server.close()
server.closeAllConnections()

for (const { checker, figure, problems } of verdicts) {
  console.log(`  ${checker.padEnd(22)}${figure}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
if (!hasDays) console.log('\nGit knows no days here, as in a shallow clone: they are not judged.')
const below = verdicts.filter(({ problems }) => problems.length)
console.log(below.length ? `\nBelow the bar: ${below.length}` : '\nAll at or above their bars.')
process.exitCode = below.length ? 1 : 0
