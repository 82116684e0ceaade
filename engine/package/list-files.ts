import { existsSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { readText } from '../io/read-file.ts'

/** Lists the files with this ending in a folder and its subfolders. Empty if there is no folder. */
export function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort()
}

/** Lists the packages that modules import, sorted, without Node's built-in modules. */
export function listImported(files: string[]): string[] {
  const imported = files.flatMap((file) => {
    return ts.preProcessFile(readText(file), true, true).importedFiles
  })
  const names = imported
    .map(({ fileName }) => /^(@[^/]+\/)?[^/]+/.exec(fileName)![0])
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
  return [...new Set(names)].sort()
}
