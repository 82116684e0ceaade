/**
 * Finds a system program that tests or benchmarks need. With `--install`, installs the named programs, or all of
 * them, as Debian packages: `node tools/find-program.ts --install nginx caddy`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { fail } from './read-options.ts'

/** The Debian packages that contain each program; the first available one is installed. */
const packages = {
  /** Serves the site with its sample configuration, like nginx */
  caddy: ['caddy'],
  /** Opens pages; the headless shell takes half the time */
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr'],
  nginx: ['nginx-light'],
  /** Says what people hear who do not see the page */
  orca: ['orca', 'at-spi2-core', 'dbus', 'speech-dispatcher'],
  /** Records the system calls of the MCP server */
  strace: ['strace'],
  /** Measures the builds of the benchmark */
  time: ['time'],
  /** Presses keys on a display */
  xdotool: ['xdotool'],
  /** A display without a screen */
  xvfb: ['xauth', 'xvfb'],
} as const

/** A program that tests or benchmarks need. */
export type Program = keyof typeof packages

/** Returns the path of an installed program, or undefined. */
export function findProgram(name: Program): string | undefined {
  const chromiums = [...packages.chromium, 'chromium-browser', 'google-chrome']
  const names = name === 'chromium' ? chromiums : name === 'xvfb' ? ['Xvfb'] : [name]
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/bin', '/sbin']
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const own = name === 'chromium' ? [chromium.executablePath()] : []
  return [...own, ...paths].find((path) => existsSync(path))
}

/** Whether to install a program, for root also if the only Chromium is not the headless shell. */
function isMissing(name: Program): boolean {
  const path = findProgram(name)
  return !path || (process.getuid?.() === 0 && /\/(chromium(-browser)?|google-chrome)$/.test(path))
}

function install(name: Program): void {
  // At this runlevel, Debian does not start the services that it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const run = (command: string, ...args: string[]) => {
    console.log(`${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
  run('apt-get', 'update', '-qq')
  for (const entry of packages[name]) {
    // Another installation may be running at the same time.
    const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600']
    if (isMissing(name)) run('apt-get', 'install', ...options, entry)
  }
  if (name === 'chromium' && !findProgram(name)) run('playwright', 'install', name)
}

if (import.meta.main) {
  const all = Object.keys(packages) as Program[]
  const named = process.argv.slice(2).filter((argument) => argument !== '--install')
  for (const name of named.length ? (named as Program[]) : all) {
    if (!all.includes(name)) fail(`Cannot find \`${name}\`, expected some of ${all.join(', ')}.`)
    if (process.argv.includes('--install') && isMissing(name)) install(name)
    const path = findProgram(name)
    if (path) console.log(path)
    else {
      console.error(
        `Cannot find \`${name}\`. Run \`node tools/find-program.ts --install ${name}\`.`,
      )
      process.exitCode = 1
    }
  }
}
