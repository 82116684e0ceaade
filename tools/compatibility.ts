/**
 * Tests the packed package in new applications, with the lowest and the newest versions of its peer
 * dependencies, with npm and pnpm, and prints a table: `node tools/compatibility.ts`. Takes a few
 * minutes and needs the npm registry.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../tests/package/pack.ts'
import { runOk } from '../tests/package/run.ts'
import { toLowestVersions } from '../tests/package/to-lowest-versions.ts'
import { tryApp, type TrialOptions } from '../tests/package/try-app.ts'

const { peerDependencies } = JSON.parse(readFileSync('kit/package.json', 'utf8'))
const lowest = toLowestVersions(peerDependencies)
const newest: Record<string, string> = {}
for (const [name, range] of Object.entries(peerDependencies)) {
  const found: unknown = JSON.parse(
    await runOk('.', ['npm', 'view', `${name}@${range}`, 'version', '--json']),
  )
  newest[name] = String(Array.isArray(found) ? found.at(-1) : found)
}

const cases: [label: string, options: TrialOptions][] = [
  ['lowest, npm', { versions: lowest }],
  ['lowest, pnpm, bare, CRLF', { versions: lowest, manager: 'pnpm', isBare: true, isCrlf: true }],
  ['newest, npm, bare, CRLF', { versions: newest, isBare: true, isCrlf: true }],
  ['newest, pnpm', { versions: newest, manager: 'pnpm' }],
]

const root = mkdtempSync(join(tmpdir(), 'Mein Projekt – ü-'))
let failures = 0
try {
  const { tarball } = await pack('.', '.cache/package/tarballs')
  for (const [index, [label, options]] of cases.entries()) {
    const versions = Object.entries(options.versions!).map((entry) => entry.join(' '))
    const start = performance.now()
    const trial = await tryApp(join(root, `App ${index}`), tarball, options)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${label} (${versions.join(', ')}), ${seconds} s`)
    for (const [what, problem] of Object.entries(trial)) {
      if (problem !== null) failures += 1
      console.log(`  ${what.padEnd(14)} ${problem ?? 'ok'}`)
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
process.exitCode = failures ? 1 : 0
