/**
 * Finds a Chromium for the browser tests: Playwright's own, or one of the system. With `--install`
 * it gets one: as a Debian package, or from Playwright where there is no `apt-get` to use.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { patience } from './find-program.ts'

/** Without windows it opens a page in half the time. */
const shell = '/usr/bin/chromium-headless-shell'
const withWindows = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of an installed Chromium, or undefined. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), shell, ...withWindows].find((path) => existsSync(path))
}

function install(): void {
  const found = findChromium()
  const isRoot = process.getuid?.() === 0
  if (found && !(isRoot && withWindows.includes(found))) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', [
    ...patience,
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
  ])
  if (findChromium()) return
  run('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  if (findChromium()) return
  run('playwright', ['install', 'chromium'])
}

function run(command: string, args: string[]): void {
  console.log(`${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
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
