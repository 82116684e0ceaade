/** Copies the library's style sheet and scripts to where static files are served from. */
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

for (const path of ['styles.css', 'scripts/dismiss']) {
  const file = fileURLToPath(import.meta.resolve(`kit-ui/${path}`))
  const name = path.endsWith('.css') ? path : `${path}.js`
  cpSync(file, new URL(`public/kit/${name}`, import.meta.url))
}
