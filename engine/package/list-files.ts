import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'

/** Paths of the files in a folder and the folders below it that end so; none without the folder. */
export function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort()
}

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
