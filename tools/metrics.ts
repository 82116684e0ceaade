/**
 * Prints figures about the structure of the sources: files, their lines, files that only one other
 * file uses, and the largest folders: `npm run metrics`. The linter rejects import cycles.
 */
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const isSource = (file: string) => !/(^|\/)(node_modules|build|build\.next|ai)\//.test(file)
const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const files = globSync('{engine,kit,plugins,src}/**/*.{ts,js,astro}').filter(isSource)
const sorted = files.map(countLines).sort((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)]

/** Returns the files of this repository that a file imports, by a path or through a package. */
function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return join(dirname(file), fileName)
    if (!fileName.startsWith('@kit-edge/')) return []
    return relative('.', realpathSync(fileURLToPath(import.meta.resolve(fileName))))
  })
}

const users = Map.groupBy(
  files.flatMap((file) => [...new Set(listImports(file))]),
  (imported) => imported,
)
const folders = [...Map.groupBy(files, dirname)].sort(([, a], [, b]) => b.length - a.length)
const largest = folders.slice(0, 3).map(([folder, { length }]) => `${folder} ${length}`)
const tools = globSync('tools/**/*.*').map(countLines)

console.table({
  'source files': files.length,
  'lines, median': at(0.5),
  'lines, 90 of 100 have at most': at(0.9),
  'files of at most 15 lines': sorted.filter((count) => count <= 15).length,
  'files that one other uses': [...users.values()].filter((by) => by.length === 1).length,
  'largest folders': largest.join(', '),
  'lines of tools/': tools.reduce((sum, count) => sum + count, 0),
})
