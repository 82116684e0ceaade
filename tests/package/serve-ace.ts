/** Runs the commands that its parent process sends, each in the folder of an application. */
import { Console } from 'node:console'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { Run } from './run.ts'

type Command = { folder: string; args: string[] }

// A command ends its process, but this one runs the next command.
process.exit = (() => {}) as typeof process.exit

process.on('message', async (command: Command) => process.send!(await runCommand(command)))

async function runCommand({ folder, args }: Command): Promise<Run> {
  const [readStdout, readStderr] = [capture('stdout'), capture('stderr')]
  globalThis.console = new Console(process.stdout, process.stderr)
  process.exitCode = 0
  process.chdir(folder)
  const root = pathToFileURL(`${folder}/`)
  const { resolve } = createRequire(new URL('ace.js', root))
  const settings = await readSettings(join(folder, 'adonisrc.ts'))
  await new Ignitor(root, { importer: (path) => import(pathToFileURL(resolve(path)).href) })
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

/** Imports the settings of an application, again if they have changed: modules are cached by URL. */
async function readSettings(file: string) {
  const version = hash('sha256', readFileSync(file))
  return (await import(`${pathToFileURL(file)}?${version}`)).default
}
