import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseChangelog } from '../../engine/library/pages/changelog.ts'
import { ProblemError, type Problem } from '../../engine/problem/problem.ts'
import type { ReleaseState } from './find-refusals.ts'

const changelog = 'kit/CHANGELOG.md'

/**
 * Reads the facts that decide whether the checkout in the working directory can be released. Throws
 * a ProblemError if the changelog has problems, and an Error if git fails.
 */
export function readState(): ReleaseState {
  const manifest = JSON.parse(readFileSync('kit/package.json', 'utf8'))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const problems: Problem[] = []
  const releases = parseChangelog(
    { file: changelog, text: readFileSync(changelog, 'utf8') },
    (problem) => problems.push(problem),
  )
  if (problems.length) throw new ProblemError(problems)
  const here = new Set(readLines('git', ['tag', '--points-at', 'HEAD']))
  const readVersion = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version
  return {
    manifest,
    others: Object.fromEntries(
      ['engine/package.json', 'plugins/package.json'].map((file) => [file, readVersion(file)]),
    ),
    lockedVersion: lock.packages?.kit?.version,
    releases,
    status: readStatus(),
    tags: readLines('git', ['tag', '--list', 'v*']).map((name) => ({
      name,
      isHere: here.has(name),
    })),
    published: readPublished(manifest.name),
    canProve: Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN),
  }
}

/** Lists uncommitted changes in the checkout, one file per line. */
export function readStatus(): string {
  return readLines('git', ['status', '--porcelain']).join('\n')
}

function readPublished(name: string): string[] | null {
  const { stdout } = spawnSync('npm', ['view', name, 'versions', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
  })
  return parsePublished(stdout ?? '')
}

function readLines(command: string, args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim()
    throw new Error(`Cannot run \`${[command, ...args].join(' ')}\`: ${reason}`)
  }
  return stdout.split('\n').filter(Boolean)
}

/**
 * Parses the output of `npm view <name> versions --json`. Returns no versions for a package that
 * does not exist yet, and null if the registry could not be reached.
 */
export function parsePublished(output: string): string[] | null {
  let value: unknown
  try {
    value = JSON.parse(output)
  } catch {
    return null
  }
  // npm prints a single version as a string.
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.map(String)
  const { error } = (value ?? {}) as { error?: { code?: string } }
  return error?.code === 'E404' ? [] : null
}
