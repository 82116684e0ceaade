import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { median } from '../median.ts'
import { initialize } from './initialize.ts'
import { openServer } from './open-server.ts'

/** A command that is run to its end, or a server that is started and asked. */
export type Start = { command: string[]; kind: 'run' | 'loop' | 'server' }

/** Medians in milliseconds, from the start of the process. */
export type StartTimes = {
  /** Until its end, or its first answer */
  ready: number
  /** Until the answer of the first call of a tool */
  called?: number
}

/**
 * Measures how long processes take, in turn, so that what else the machine does falls on all alike.
 * A first round, which is not counted, warms the disk.
 */
export async function measureStarts<Name extends string>(
  starts: Record<Name, Start>,
  folder: string,
  repetitions: number,
): Promise<Record<Name, StartTimes>> {
  const names = Object.keys(starts) as Name[]
  const times = new Map(names.map((name) => [name, [] as StartTimes[]]))
  for (let round = 0; round <= repetitions; round += 1) {
    for (const name of names) {
      const time = await measure(starts[name], folder)
      if (round > 0) times.get(name)!.push(time)
    }
  }
  return Object.fromEntries(
    [...times].map(([name, all]) => {
      const called = all.flatMap((time) => time.called ?? [])
      return [
        name,
        {
          ready: median(all.map(({ ready }) => ready)),
          ...(called.length && { called: median(called) }),
        },
      ]
    }),
  ) as Record<Name, StartTimes>
}

async function measure({ command, kind }: Start, folder: string): Promise<StartTimes> {
  const start = performance.now()
  if (kind === 'run') {
    const child = spawn(command[0]!, command.slice(1), { cwd: folder, stdio: 'ignore' })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`Cannot run \`${command.join(' ')}\`: it ended with ${code}.`)
    return { ready: performance.now() - start }
  }
  const server = openServer(folder, command)
  await server.ask('initialize', initialize)
  const ready = performance.now() - start
  let called: number | undefined
  if (kind === 'server') {
    const params = { name: 'get_component', arguments: { name: 'button' } }
    const line = await server.ask('tools/call', params)
    if (!line.includes('"structuredContent"')) throw new Error(`Cannot call a tool: ${line}`)
    called = performance.now() - start
  }
  await server.end()
  return { ready, ...(called && { called }) }
}
