/**
 * Ends npm scripts with one sentence if the Node.js that runs them cannot run TypeScript, or if the
 * development dependencies are missing. So it is JavaScript that older versions can read.
 */
import { existsSync } from 'node:fs'

const { node } = process.versions
const isComplete = existsSync('node_modules/@playwright/test') && existsSync('node_modules/node')
if (Number.parseInt(node) < 24 || !isComplete) {
  console.error(
    `Cannot run this with Node.js ${node} and without the development dependencies, which include Node.js 24. Run \`npm ci --include=dev\`.`,
  )
  process.exit(1)
}
