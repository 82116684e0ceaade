/** Installs the programs that tests need beside the npm packages: `npm run setup [program …]`. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findProgram, type Program, programs } from './find-program.ts'
import { fail } from './read-options.ts'

/** The Debian packages of each program, the best one first. Tests need those before `time`. */
const packages: Record<Program, string[]> = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr', 'firefox'],
  strace: ['strace'],
  nginx: ['nginx-light', 'nginx'],
  caddy: ['caddy'],
  time: ['time'],
}
const needed = Object.keys(packages).slice(0, 5)
const named = process.argv.slice(2)
const unknown = named.find((name) => !Object.hasOwn(programs, name))
if (unknown) {
  fail(
    `Cannot install \`${unknown}\`, expected some of ${Object.keys(packages).join(', ')}. Without a name, this installs ${needed.join(', ')}.`,
  )
}
const missing = ((named.length ? named : needed) as Program[]).filter((name) => !findProgram(name))
const apt = '/usr/bin/apt-get'
if (missing.length && existsSync(apt)) install()
const left = missing.filter((name) => !findProgram(name))
if (left.length) fail(toAdvice())
console.log('All programs are installed.')

function install(): void {
  runApt('update', '-qq')
  for (const name of missing) {
    for (const entry of packages[name]) {
      const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600']
      if (!findProgram(name)) runApt('install', ...options, entry)
    }
  }
}

/** Runs apt as root, which asks for the password of other users. */
function runApt(...args: string[]): void {
  // At this runlevel, Debian does not start the services that it installs.
  const variables = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1']
  const command = ['env', ...variables, apt, ...args]
  if (process.getuid?.() !== 0) command.unshift('sudo')
  console.log(command.join(' '))
  spawnSync(command[0]!, command.slice(1), { stdio: ['inherit', 'ignore', 'inherit'] })
}

function toAdvice(): string {
  const why = existsSync(apt) ? 'apt did not install them' : 'this system has no apt'
  const browser = left.includes('chromium')
    ? 'Install Google Chrome or run `npx playwright install chromium`, which is all that `npm test` needs. '
    : '`npm test` needs none of them. '
  return `Cannot install ${left.join(', ')}: ${why}. ${browser}\`npm run test:all\` skips the steps of programs that are missing.`
}
