import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const line = /SPEECH OUTPUT: '(.*?)' ?(?:\{.*\})?$/gm
/** Orca says nothing more if it said nothing for this long. */
const quiet = 1500

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

/** Starts Orca, and reads what it says from its log in a folder. */
export async function startOrca(folder: string): Promise<Orca> {
  const log = join(folder, 'orca.log')
  const modules = join(folder, 'python')
  mkdirSync(modules)
  // Python imports this module at its start.
  writeFileSync(join(modules, 'sitecustomize.py'), unbuffer)
  const version = execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim()
  const orca = spawn('orca', ['--replace', `--debug-file=${log}`], {
    stdio: 'ignore',
    env: { ...process.env, ORCA_LOG: log, PYTHONPATH: modules },
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
  return { version: version.replace(/^orca\s*/i, ''), listen, close: () => void orca.kill() }
}
