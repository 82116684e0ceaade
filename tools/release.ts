/** Checks, tests, packs and, on request, publishes a release: `npm run release`. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, readOptions } from './read-options.ts'
import { findRefusals } from './release/find-refusals.ts'
import { readState, readStatus } from './release/read-state.ts'
import { writeSbom } from './release/write-sbom.ts'

const target = '.cache/release'
/** Folders of the packages, in publishing order. */
const packages = [
  '.cache/packages/engine',
  '.cache/packages/docs',
  '.cache/packages/agent-docs',
  'kit',
]
const about = `Checks the version, the changelog and the checkout, runs \`npm test\`, and writes the
tarballs of the package, of the engine, of the documentation site and of agentDocs into
${target}/, with an SBOM (CycloneDX).

--publish then publishes the tarballs to npm, with provenance. Only a code host that builds from a
tag can sign it, see .github/workflows/release.yml.

DOCS_URL is the URL of the documentation that the package links to. Without it, the package links
to its own files. Exit code 1 if a check or a step fails; nothing is published then.`

if (import.meta.main) {
  try {
    release(readOptions(about, { publish: false }))
  } catch (error) {
    fail((error as Error).message)
  }
}

function release({ publish }: { publish: boolean }): void {
  const state = readState()
  const { name, version } = state.manifest
  const refusals = findRefusals(state, { publish })
  if (refusals.length) {
    throw new Error(`Cannot release ${name} ${version}:\n\n${refusals.join('\n\n')}`)
  }
  if (state.published === null) {
    console.log('Cannot reach the registry, so this does not check whether the version is new.')
  }
  // The tests themselves build sites and packages with and without a documentation host.
  run('npm', ['test'], { ...process.env, DOCS_URL: '' })
  run('npm', ['run', 'build:package'])
  run('npm', ['run', 'build:engine'])
  const changed = readStatus()
  if (changed) fail(`Cannot release, the tests changed files of the checkout:\n${changed}`)

  const tarballs = packInto(target)
  console.log(`\n${name} ${version}`)
  for (const tarball of tarballs) {
    const digest = createHash('sha512').update(readFileSync(tarball)).digest('base64')
    console.log(`  ${tarball}\n  sha512-${digest}`)
  }
  console.log(`  ${join(target, 'sbom.json')}`)

  const commands = tarballs.map((tarball) => toPublishArguments(`./${tarball}`, version))
  if (publish) for (const args of commands) run('npm', args)
  else {
    const lines = commands.map((args) => `npm ${args.join(' ')}`)
    console.log(`\nDry run: nothing was published. \`--publish\` runs:\n${lines.join('\n')}`)
  }
}

/**
 * Writes the tarballs and the SBOM into a folder, which exists only if all of them are complete.
 * Returns the paths of the tarballs.
 */
function packInto(folder: string): string[] {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  try {
    mkdirSync(next, { recursive: true })
    const folders = packages.map((path) => `./${path}`)
    const args = ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', next]
    const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`Cannot pack, \`npm ${args.join(' ')}\` failed:\n${stderr}`)
    const packed: { filename: string }[] = JSON.parse(stdout)
    writeSbom(join(next, 'sbom.json'))
    renameSync(next, folder)
    return packed.map(({ filename }) => join(folder, filename))
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

function run(command: string, args: string[], env = process.env): void {
  const { status, signal, error } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status === 0) return
  const reason = error?.message ?? (signal ? `it was ended by ${signal}` : `exit code ${status}`)
  throw new Error(`Cannot release, \`${[command, ...args].join(' ')}\` failed: ${reason}.`)
}

/**
 * Returns npm's arguments to publish a tarball: public and with provenance. A pre-release gets the
 * tag `next`, so that only users who ask for it install it.
 */
export function toPublishArguments(tarball: string, version: string): string[] {
  const tag = version.includes('-') ? ['--tag', 'next'] : []
  return ['publish', tarball, '--access', 'public', '--provenance', ...tag]
}
