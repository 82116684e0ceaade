import { run } from '../tests/package/run.ts'
import { findProgram } from '../tools/find-program.ts'
import { fail } from '../tools/read-options.ts'

/**
 * Resources that a command used: user and system time of it and its children in seconds, elapsed
 * time in seconds, and the peak memory of its largest process in MiB.
 */
export type Timing = { cpu: number; wall: number; memory: number }

/** Runs a command to its end with GNU time. Throws an Error with its output if it fails. */
export async function runTimed(
  command: string[],
  cwd: string,
  env?: Record<string, string>,
): Promise<Timing> {
  const time = findProgram('time')
  if (!time) fail('Cannot find GNU time. Run `npm run setup -- time`.')
  const { code, stdout, stderr } = await run(cwd, [time, '-f', '\n%U %S %e %M', ...command], {
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0) throw new Error(`Cannot run \`${command.join(' ')}\`:\n${stdout}${stderr}`)
  const figures = stderr.trimEnd().split('\n').at(-1)!
  const [user, system, wall, kilobytes] = figures.split(' ').map(Number)
  return { cpu: user! + system!, wall: wall!, memory: kilobytes! / 1024 }
}
