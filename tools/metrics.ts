/**
 * Prints figures about the structure of the sources: files, their lines, files that only one other
 * file uses, the largest folders, and import cycles, which `madge` finds: `npm run metrics`.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { median, percentile } from './figures.ts'

const isSource = (file: string) => !/(^|\/)(node_modules|build|build\.next|ai)\//.test(file)
const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const files = globSync('{engine,kit,plugins,src}/**/*.{ts,js,astro}').filter(isSource)
const lines = files.map(countLines)

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
const madge = 'npx --yes madge@8 --json --circular --extensions ts engine kit plugins src'
const { stdout: circles } = spawnSync(madge, { shell: true, encoding: 'utf8' })

console.table({
  'source files': files.length,
  'lines, median': median(lines),
  'lines, 90 of 100 have at most': percentile(lines, 90),
  'files of at most 15 lines': lines.filter((count) => count <= 15).length,
  'files that one other uses': [...users.values()].filter((by) => by.length === 1).length,
  'largest folders': largest.join(', '),
  'circles of imports': JSON.parse(circles).length,
  'lines of tools/': tools.reduce((sum, count) => sum + count, 0),
})
