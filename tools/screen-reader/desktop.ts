import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-program.ts'

/** A display without a screen, with a home folder of its own. */
export type Desktop = { env: NodeJS.ProcessEnv; home: string; close: () => void }

/** Speaks to nobody, so that no sound card is needed. */
const speech =
  'AudioOutputMethod "libao"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nLogLevel 1\n'

/** Starts a display, and sets up speech output and accessibility for the programs on it. */
export async function openDesktop(): Promise<Desktop> {
  // The paths of sockets must be short.
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  mkdirSync(join(home, '.config/speech-dispatcher'), { recursive: true })
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  writeFileSync(join(home, '.config/speech-dispatcher/speechd.conf'), speech)
  const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const server = spawn(findProgram('xvfb')!, options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(server.stdio[3]!, 'data')) as [Buffer]
  const env = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    GNOME_ACCESSIBILITY: '1',
    LANG: 'C.UTF-8',
  }
  const close = () => {
    server.kill()
    rmSync(home, { recursive: true, force: true })
  }
  return { env, home, close }
}

/** Starts the bus of the accessibility tree, which only exists within a D-Bus session. */
export function startAccessibilityBus(): ChildProcess {
  const paths = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']
  const path = paths.find((candidate) => existsSync(candidate))
  if (!path) throw new Error(`Cannot find the accessibility bus, expected ${paths.join(' or ')}.`)
  return spawn(path, ['--launch-immediately'], { stdio: 'ignore' })
}
