import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Resources that one run of a command used. */
export type Timing = {
  /** User and system time of the command and its children, in seconds */
  cpu: number
  /** Elapsed time in seconds */
  wall: number
  /** Peak memory of its largest process, in MiB */
  memory: number
}

const time = '/usr/bin/time'

/**
 * Runs a command to its end with GNU time, which it installs if necessary. Throws an Error with the
 * output of the command if it fails.
 */
export async function runTimed(
  command: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Timing> {
  if (!existsSync(time)) {
    spawnSync('apt-get', ['update', '-qq'])
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'time'])
  }
  if (!existsSync(time)) {
    throw new Error(`Cannot find GNU time at \`${time}\`. Install the package \`time\`.`)
  }
  const child = spawn(time, ['-f', '\n%U %S %e %M', ...command], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await ended
  if (code !== 0) throw new Error(`Cannot run \`${command.join(' ')}\`:\n${output}${errors}`)
  const figures = errors.trimEnd().split('\n').at(-1)!
  const [user, system, wall, kilobytes] = figures.split(' ').map(Number)
  return { cpu: user! + system!, wall: wall!, memory: kilobytes! / 1024 }
}
