import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { findProgram } from '../find-program.ts'
import { fail } from '../read-options.ts'

/** Resources that one run of a command used. */
export type Timing = {
  /** User and system time of the command and its children, in seconds */
  cpu: number
  /** Elapsed time in seconds */
  wall: number
  /** Peak memory of its largest process, in MiB */
  memory: number
}

/** Runs a command to its end with GNU time. Throws an Error with its output if it fails. */
export async function runTimed(
  command: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Timing> {
  const time = findProgram('time')
  if (!time) fail('Cannot find GNU time. Run `node tools/find-program.ts --install time`.')
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
