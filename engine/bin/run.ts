import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toVisibleLines } from '../problem/visible.ts'
import { type InstalledLibrary, readVersion } from '../io/installed-library.ts'

/**
 * Runs the program of an installed library without ace: its MCP server, or with a first argument
 * `check` or `lsp` the check of templates or the language server.
 */
export async function run(installed: InstalledLibrary): Promise<void> {
  const [word, ...rest] = process.argv.slice(2)
  if (Number.parseInt(process.versions.node, 10) < 24) {
    process.stderr.write(
      `Cannot run with Node ${process.versions.node}, expected Node 24 or newer.\n`,
    )
    process.exitCode = 1
    return
  }
  if (word === 'check') {
    const { runCheckProgram } = await import('./run-check-program.ts')
    await runCheckProgram(installed, rest)
    // Timers or connections of the project's configuration must not keep the process alive.
    process.stderr.write('', () => process.exit())
    return
  }
  if (word === 'lsp') return runLanguageServer(installed)
  return runServer(installed)
}

/**
 * Runs the MCP server of an installed library as a separate program, with the arguments of the
 * process, until its client disconnects.
 */
async function runServer(installed: InstalledLibrary): Promise<void> {
  // Must be first, so that only the protocol reaches stdout.
  const write = takeStdout()
  const options = { help: { type: 'boolean' }, version: { type: 'boolean' } } as const
  let values: { help?: boolean; version?: boolean }
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    process.stderr.write(`${toVisibleLines((error as Error).message)}\n\n${toUsage(installed)}`)
    process.exitCode = 1
    return
  }
  if (values.help) return void write(toUsage(installed))
  if (values.version) return void write(`${readVersion(installed)}\n`)
  const { serve } = await import('../mcp/serve.ts')
  const server = await serve({ installed, configFolder: join(process.cwd(), 'config'), write })
  await server.closed
  // As after a check.
  process.exit()
}

function toUsage({ library }: InstalledLibrary): string {
  return `${library.package}: the MCP server of ${library.name} over stdio, without starting ace.

Usage: npx ${library.package} [--help] [--version]
       npx ${library.package} check [paths] [--json] [--sarif] [--fix] [--watch] [--fail-on=warning]
       npx ${library.package} lsp

Run it in the folder of the project. Data is on stdout, everything else on stderr.
`
}

/** Serves the language server over stdin and stdout, until its client disconnects. */
async function runLanguageServer(installed: InstalledLibrary): Promise<void> {
  // Must be first, so that only the protocol reaches stdout.
  const write = takeStdout()
  const { serveLanguage } = await import('../lsp/serve.ts')
  serveLanguage(installed, { folder: process.cwd(), write })
}

/** Returns the function that writes to stdout, where everything else now writes to stderr. */
function takeStdout(): typeof process.stdout.write {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  return write
}
