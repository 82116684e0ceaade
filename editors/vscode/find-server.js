const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

const PACKAGE = '@kit-edge/ui'

/**
 * Finds the application of a template, and the arguments of Node that start the language server of
 * the library in it. Returns null if the application has not installed the library.
 */
exports.findServer = function findServer(/** @type {string} */ file) {
  const folders = listParents(dirname(file))
  const installed = folders.find((folder) => existsSync(join(folder, 'node_modules', PACKAGE)))
  if (installed === undefined) return null
  const folder = join(installed, 'node_modules', PACKAGE)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [program] = typeof bin === 'string' ? [bin] : Object.values(bin)
  // In a monorepo, the packages may be in a folder above the application.
  const root = folders.find((folder) => existsSync(join(folder, 'adonisrc.ts'))) ?? installed
  return { root, args: [join(folder, program), 'lsp'] }
}

/** Lists a folder and those around it, from the inside. */
function listParents(/** @type {string} */ folder) {
  const parents = [folder]
  for (let at = folder; dirname(at) !== at;) parents.push((at = dirname(at)))
  return parents
}
