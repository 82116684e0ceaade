/**
 * Finds a Chromium for the browser tests: Playwright's own, or one of the system. With `--install`
 * it gets one: as a Debian package, or from Playwright where there is no `apt-get` to use.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Path of an installed Chromium, or undefined. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path))
}

function install(): void {
  const attempts: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    // Without windows it opens pages in half the time; not every system has it.
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
    ['playwright', ['install', 'chromium']],
  ]
  for (const [command, args] of attempts) {
    if (findChromium()) return
    console.log(`${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

if (import.meta.main) {
  if (process.argv.includes('--install')) install()
  const path = findChromium()
  if (path) console.log(path)
  else {
    console.error(
      'Cannot find a Chromium, expected one of Playwright or the system. Install the package `chromium`, or run `npx playwright install chromium`.',
    )
    process.exit(1)
  }
}
