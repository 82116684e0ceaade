import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { toDisplayPath } from './paths.ts'

/**
 * The day of the last commit of each file below a folder, `2026-11-21` by path from the working
 * folder. Files without a commit are left out; so are all where git does not know: without a
 * repository, or in a shallow clone, where every file seems to be as old as the clone.
 */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  if ((await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return days
  const options = ['--relative', '--name-only', '--no-renames', '--format=%x00%cs', '--', '.']
  const log = await git(folder, ['-c', 'core.quotepath=off', 'log', ...options])
  let day = ''
  for (const line of log.split('\n')) {
    const file = toDisplayPath(resolve(folder, line))
    if (line.startsWith('\0')) day = line.slice(1, 11)
    else if (line && !days.has(file)) days.set(file, day)
  }
  return days
}

async function git(folder: string, args: string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: 2 ** 28, env: { ...process.env, TZ: 'UTC' } }
  try {
    return (await promisify(execFile)('git', args, options)).stdout
  } catch {
    // No git, no repository or no commit yet: pages then carry no date.
    return ''
  }
}
