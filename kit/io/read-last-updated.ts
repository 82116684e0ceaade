import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The day of the last commit of each file below a folder, `2026-11-21` by path from the working
 * folder. Files without a commit are left out; so are all where there is no git.
 */
export async function readLastUpdated(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>()
  const log = await readGitLog(folder)
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1, 11)
    else if (line && !days.has(line)) days.set(line, day)
  }
  return days
}

async function readGitLog(folder: string): Promise<string> {
  const format = ['--relative', '--name-only', '--no-renames', '--format=%x00%cs', '--', folder]
  const options = { maxBuffer: 2 ** 28, env: { ...process.env, TZ: 'UTC' } }
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['-c', 'core.quotepath=off', 'log', ...format],
      options,
    )
    return stdout
  } catch {
    // No repository, no git or no commit yet: pages then carry no date.
    return ''
  }
}
