/**
 * Finds `strace`, with which a test watches what the MCP server asks of the system. With
 * `--install` it gets it, as a Debian package.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Path of an installed `strace`, or undefined. */
export function findStrace(): string | undefined {
  return ['/usr/bin/strace', '/usr/local/bin/strace', '/bin/strace'].find((path) =>
    existsSync(path),
  )
}

function install(): void {
  const attempts = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'strace'],
  ]
  for (const args of attempts) {
    if (findStrace()) return
    console.log(`apt-get ${args.join(' ')}`)
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

if (import.meta.main) {
  if (process.argv.includes('--install')) install()
  const path = findStrace()
  if (path) console.log(path)
  else {
    console.error(
      'Cannot find `strace`, expected the one of the system. Install the package `strace`.',
    )
    process.exit(1)
  }
}
