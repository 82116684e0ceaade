/**
 * Creates `.env`, and copies the library's stylesheet and scripts into `public/kit/`, and those of
 * the pages about live updates into `public/vendor/`.
 */
import { copyFileSync, cpSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import catalog from '@kit-edge/ui/catalog.json' with { type: 'json' }

const toPath = (path) => fileURLToPath(new URL(path, import.meta.url))

if (!existsSync(toPath('.env'))) copyFileSync(toPath('.env.example'), toPath('.env'))

copyAsset('styles.css', 'styles.css')
for (const { name } of catalog.scripts) copyAsset(`scripts/${name}`, `scripts/${name}.js`)

/** Browser builds of other packages, by the name that the pages use. */
const vendor = {
  'htmx.js': 'htmx.org/dist/htmx.min.js',
  'unpoly.js': 'unpoly/unpoly.min.js',
  'unpoly.css': 'unpoly/unpoly.min.css',
  'turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  'alpine.js': '@alpinejs/csp/dist/cdn.min.js',
  'alpine-morph.js': '@alpinejs/morph/dist/cdn.min.js',
  // npm has no current release.
  'datastar.js': '../tests/fixtures/datastar/datastar.js',
  'transmit.js': '@adonisjs/transmit-client/build/index.js',
}
for (const [name, path] of Object.entries(vendor)) {
  cpSync(findFile(path), toPath(`public/vendor/${name}`))
}

/** Finds a file of an installed package, also one that the package does not export. */
function findFile(path) {
  const folders = createRequire(import.meta.url).resolve.paths(path.replace(/^[./]+/, ''))
  const found = folders.map((folder) => join(folder, path)).find(existsSync)
  if (!found) throw new Error(`Cannot find \`${path}\`, expected a file of an installed package.`)
  return found
}

/** Copies a file by the name under which the package exports it. */
function copyAsset(name, path) {
  cpSync(fileURLToPath(import.meta.resolve(`@kit-edge/ui/${name}`)), toPath(`public/kit/${path}`))
}
