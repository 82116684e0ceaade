import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a program `npm` that only unpacks a tarball into the project, and returns the environment
 * in which commands find it. The starter application is the one that npm adds the package to.
 * @param folder path of a new folder for the program
 */
export function writeNpm(folder: string, tarball: string): { PATH: string } {
  const code = `import(${JSON.stringify(import.meta.resolve('./unpack.ts'))}).then(({ unpack }) =>
  unpack('.', ${JSON.stringify(tarball)}))`
  mkdirSync(folder)
  writeFileSync(join(folder, 'npm'), `#!/usr/bin/env node\n${code}\n`, { mode: 0o755 })
  return { PATH: `${folder}:${process.env.PATH}` }
}
