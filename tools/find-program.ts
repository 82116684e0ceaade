/**
 * Finds a program of the system that tests need: `strace` watches what the MCP server asks of the
 * system, `nginx` and `caddy` serve the site by the samples, `firefox` opens its pages. With
 * `--install` it gets those that are named, or all, as Debian packages:
 * `node tools/find-program.ts --install nginx caddy`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The Debian package that has each program. */
const packages = {
  caddy: 'caddy',
  firefox: 'firefox-esr',
  nginx: 'nginx-light',
  strace: 'strace',
} as const

/** A program that tests need. */
export type Program = keyof typeof packages

/** Path of an installed program, or undefined. */
export function findProgram(name: Program): string | undefined {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/bin', '/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Has `apt-get` wait, in seconds, while another one is at work. */
export const patience = ['-o', 'DPkg::Lock::Timeout=600']

function install(names: Program[]): void {
  const missing = names.filter((name) => !findProgram(name)).map((name) => packages[name])
  if (!missing.length) return
  for (const args of [
    ['update', '-qq'],
    [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    console.log(`apt-get ${args.join(' ')}`)
    // On this runlevel Debian starts no service that it installs.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
}

if (import.meta.main) {
  const all = Object.keys(packages) as Program[]
  const named = process.argv.slice(2).filter((argument) => argument !== '--install')
  const unknown = named.find((name) => !all.includes(name as Program))
  if (unknown) {
    console.error(`Cannot find program \`${unknown}\`, expected some of ${all.join(', ')}.`)
    process.exit(1)
  }
  const names = named.length ? (named as Program[]) : all
  if (process.argv.includes('--install')) install(names)
  for (const name of names) {
    const path = findProgram(name)
    if (path) console.log(path)
    else {
      console.error(
        `Cannot find \`${name}\`, expected the one of the system. Install the package \`${packages[name]}\`.`,
      )
      process.exitCode = 1
    }
  }
}
