import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readVersion, type InstalledLibrary } from '../io/installed-library.ts'

/**
 * Runs the MCP server of an installed library as a separate program, with the arguments of the
 * process, until its client disconnects.
 */
export async function runServer(installed: InstalledLibrary): Promise<void> {
  // Must be first, so that only the protocol reaches stdout.
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const options = { help: { type: 'boolean' }, version: { type: 'boolean' } } as const
  let values: { help?: boolean; version?: boolean }
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${toUsage(installed)}`)
    process.exitCode = 1
    return
  }
  if (values.help) return void write(toUsage(installed))
  if (values.version) return void write(`${readVersion(installed)}\n`)
  const { serve } = await import('../mcp/serve.ts')
  const server = await serve({ installed, configFolder: join(process.cwd(), 'config'), write })
  await server.closed
  // Timers or connections of the project's configuration must not keep the process alive.
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
