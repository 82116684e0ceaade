import type { InstalledLibrary } from '../io/installed-library.ts'

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
    return runCheckProgram(installed, rest)
  }
  if (word === 'lsp') {
    const { runLanguageServer } = await import('./run-language-server.ts')
    return runLanguageServer(installed)
  }
  const { runServer } = await import('./run-server.ts')
  return runServer(installed)
}
