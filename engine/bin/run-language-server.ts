import { join } from 'node:path'
import type { InstalledLibrary } from '../io/installed-library.ts'

/** Serves the language server over stdin and stdout, until its client disconnects. */
export async function runLanguageServer(installed: InstalledLibrary): Promise<void> {
  // Must be first, so that only the protocol reaches stdout.
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const { serveLanguage } = await import('../lsp/serve.ts')
  serveLanguage(installed, {
    root: process.cwd(),
    configFolder: join(process.cwd(), 'config'),
    write,
  })
}
