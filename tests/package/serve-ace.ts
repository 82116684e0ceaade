/** Runs the commands that its parent process sends in the application in the current folder. */
import { Console } from 'node:console'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { Run } from './run.ts'

const root = pathToFileURL(`${process.cwd()}/`)
const { resolve } = createRequire(new URL('ace.js', root))

/** Imports a module as a file of the application does. */
const importer = (path: string) =>
  import(/^\.\.?\//.test(path) ? new URL(path, root).href : pathToFileURL(resolve(path)).href)

await importer('reflect-metadata')
const { Ignitor, prettyPrintError }: typeof import('@adonisjs/core') =
  await importer('@adonisjs/core')

process.on('message', async (args: string[]) => process.send!(await runCommand(args)))

async function runCommand(args: string[]): Promise<Run> {
  const [readStdout, readStderr] = [capture('stdout'), capture('stderr')]
  globalThis.console = new Console(process.stdout, process.stderr)
  process.exitCode = 0
  const settings = await readSettings()
  await new Ignitor(root, { importer })
    .tap((app) => app.rcContents(settings))
    .ace()
    .handle(args)
    .catch(prettyPrintError)
  return { code: Number(process.exitCode), stdout: readStdout(), stderr: readStderr() }
}

/** Replaces a stream of the process for one command, and returns how to read what it wrote. */
function capture(name: 'stdout' | 'stderr'): () => string {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk)
      done()
    },
  })
  Object.defineProperty(process, name, { value: stream, configurable: true })
  return () => String(Buffer.concat(chunks))
}

/** Imports `adonisrc.ts`, again if it has changed: modules are cached by their URL. */
async function readSettings() {
  const file = join(process.cwd(), 'adonisrc.ts')
  const { default: settings } = await import(
    `${pathToFileURL(file)}?${hash('sha256', readFileSync(file))}`
  )
  return settings
}
