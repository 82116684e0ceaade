const { execFile } = require('node:child_process')
const { promisify } = require('node:util')

const OLDEST = 24

/**
 * Finds a Node that can run the language server: the one that a terminal finds in a folder, or else
 * the one that runs the editor. Throws an Error if both are too old.
 */
exports.findNode = async function findNode(/** @type {string} */ folder) {
  const version = await readVersion(folder)
  if (version !== null && isNewEnough(version)) return { command: 'node', env: {} }
  if (isNewEnough(process.versions.node)) {
    return { command: process.execPath, env: { ELECTRON_RUN_AS_NODE: '1' } }
  }
  throw new Error(
    `expected Node ${OLDEST} or newer as \`node\`, found ${version ?? 'none'}. Start the editor from a terminal that has it.`,
  )
}

/** Reads the version of the `node` in the path of the editor. Returns null if there is none. */
async function readVersion(/** @type {string} */ folder) {
  try {
    const { stdout } = await promisify(execFile)('node', ['--version'], { cwd: folder })
    return stdout.trim().slice(1)
  } catch {
    return null
  }
}

function isNewEnough(/** @type {string} */ version) {
  return Number.parseInt(version, 10) >= OLDEST
}
