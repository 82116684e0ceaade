import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../tests/package/find-free-port.ts'
import { createStarter } from '../tests/starter/create-starter.ts'
import { serveStarter } from '../tests/starter/serve-starter.ts'
import { readOptions } from './read-options.ts'

const about = `Creates the starter application with the package of this checkout, and serves it until
Ctrl+C, with \`--dev\` by its development server.`
const mode = readOptions(about, { dev: false }).dev ? 'development' : 'production'
const folder = mkdtempSync(join(tmpdir(), 'kit-starter-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await createStarter(folder, (step) => console.log(`Done: ${step}`))
const port = await findFreePort()
const { stop } = await serveStarter(folder, mode, port, await findFreePort())
console.log(`
Starter: http://127.0.0.1:${port}
Files:   ${folder}
Sign in: amina.adler@example.com, correct-horse`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop()
    process.exit()
  })
}
