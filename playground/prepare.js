/** Creates `.env`, and copies the library's stylesheet and scripts into `public/kit/`. */
import { copyFileSync, cpSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import catalog from '@kit-edge/ui/catalog.json' with { type: 'json' }

const toPath = (path) => fileURLToPath(new URL(path, import.meta.url))

if (!existsSync(toPath('.env'))) copyFileSync(toPath('.env.example'), toPath('.env'))

copyAsset('styles.css', 'styles.css')
for (const { name } of catalog.scripts) copyAsset(`scripts/${name}`, `scripts/${name}.js`)

/** Copies a file by the name under which the package exports it. */
function copyAsset(name, path) {
  cpSync(fileURLToPath(import.meta.resolve(`@kit-edge/ui/${name}`)), toPath(`public/kit/${path}`))
}
