import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import ts from 'typescript'

/** Names of the packages that modules import, sorted, without those of Node. */
export function listImported(files: string[]): string[] {
  const imported = files.flatMap((file) => {
    return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles
  })
  const names = imported
    .map(({ fileName }) => /^(@[^/]+\/)?[^/]+/.exec(fileName)![0])
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
  return [...new Set(names)].sort()
}
