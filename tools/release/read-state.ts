import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseChangelog } from '../../engine/site/changelog.ts'
import { ProblemError, type Problem } from '../../engine/problem/problem.ts'
import type { ReleaseState } from './find-refusals.ts'

const changelog = 'kit/CHANGELOG.md'

/**
 * Reads the facts that decide whether the checkout in the working directory can be released. Throws
 * a ProblemError if the changelog has problems, and an Error if git fails.
 */
export function readState(): ReleaseState {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const manifest = read('kit/package.json')
  const problems: Problem[] = []
  const releases = parseChangelog(
    { file: changelog, text: readFileSync(changelog, 'utf8') },
    (problem) => problems.push(problem),
  )
  if (problems.length) throw new ProblemError(problems)
  const here = new Set(readLines('tag', '--points-at', 'HEAD'))
  const others = ['engine/package.json', 'plugins/package.json']
  return {
    manifest,
    others: Object.fromEntries(others.map((file) => [file, read(file).version])),
    lockedVersion: read('package-lock.json').packages?.kit?.version,
    releases,
    status: readStatus(),
    tags: readLines('tag', '--list', 'v*').map((name) => ({ name, isHere: here.has(name) })),
    published: readPublished(manifest.name),
    canProve: Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN),
  }
}

/** Lists uncommitted changes in the checkout, one file per line. */
export function readStatus(): string {
  return readLines('status', '--porcelain').join('\n')
}

function readPublished(name: string): string[] | null {
  const { stdout } = spawnSync('npm', ['view', name, 'versions', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
  })
  return parsePublished(stdout ?? '')
}

/** Returns the lines that git prints. Throws an Error with its messages if it fails. */
function readLines(...args: string[]): string[] {
  const stdout = execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
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
