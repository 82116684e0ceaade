import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const line = /SPEECH OUTPUT: '(.*?)' ?(?:\{.*\})?$/gm
/** Orca says nothing more if it said nothing for this long. */
const quiet = 1500

/** Speaks to nobody, so that no sound card is needed. */
const speech =
  'AudioOutputMethod "libao"\nAddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nLogLevel 1\n'

/** Makes Python write each line of the log at once, which Orca has no option for. */
const unbuffer = `import builtins, os
original = builtins.open
def open(file, mode='r', buffering=-1, *rest, **options):
    return original(file, mode, 1 if file == os.environ['ORCA_LOG'] else buffering, *rest, **options)
builtins.open = open
`

/** A running screen reader. */
export type Orca = {
  version: string
  /** Waits until nothing more is said. Returns what was said since the last call. */
  listen: () => Promise<string[]>
  close: () => void
}

/** Starts Orca in a home folder of its own, without settings of the user, and reads its log. */
export async function startOrca(): Promise<Orca> {
  // The paths of sockets must be short.
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  mkdirSync(join(home, 'speech-dispatcher'))
  writeFileSync(join(home, 'speech-dispatcher/speechd.conf'), speech)
  // Python imports this module at its start.
  writeFileSync(join(home, 'sitecustomize.py'), unbuffer)
  const log = join(home, 'orca.log')
  const version = execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim()
  const own = { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home }
  const orca = spawn('orca', ['--replace', `--debug-file=${log}`], {
    stdio: 'ignore',
    env: { ...process.env, ...own, LANG: 'C.UTF-8', ORCA_LOG: log, PYTHONPATH: home },
  })
  let heard = 0
  const read = () => {
    const text = existsSync(log) ? readFileSync(log, 'utf8') : ''
    return [...text.matchAll(line)].map(([, said]) => said!.trim())
  }
  const listen = async () => {
    let count = heard
    for (let since = Date.now(); Date.now() - since < quiet; await wait(50)) {
      const { length } = read()
      if (length > count) since = Date.now()
      count = length
    }
    const said = read().slice(heard)
    heard += said.length
    return said
  }
  while (!read().length) {
    if (orca.exitCode !== null) throw new Error(`Orca ended with exit code ${orca.exitCode}.`)
    await wait(100)
  }
  const close = () => {
    orca.kill()
    rmSync(home, { recursive: true, force: true })
  }
  return { version: version.replace(/^orca\s*/i, ''), listen, close }
}
