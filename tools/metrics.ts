/**
 * Prints figures about the structure of the sources: files, their lines, files that only one other
 * file uses, the largest folders, and import cycles, which `madge` finds: `npm run metrics`.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const isSource = (file: string) => !/(^|\/)(node_modules|build|build\.next|ai)\//.test(file)
const list = (pattern: string) => globSync(pattern).filter(isSource)
const files = list('{engine,kit,plugins,src}/**/*.{ts,js,astro}')
const lines = new Map(files.map((file) => [file, countLines(file)]))

function countLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1
}

/** Returns the files of this repository that a file imports, by a path or through a package. */
function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('.')) return join(dirname(file), fileName)
    if (!fileName.startsWith('@kit-edge/')) return []
    return relative('.', realpathSync(fileURLToPath(import.meta.resolve(fileName))))
  })
}

const users = new Map<string, Set<string>>()
for (const file of files) {
  for (const imported of listImports(file)) {
    users.set(imported, (users.get(imported) ?? new Set()).add(file))
  }
}

const folders = new Map<string, number>()
for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
const largest = [...folders].sort(([, a], [, b]) => b - a).slice(0, 3)

const sorted = [...lines.values()].sort((a, b) => a - b)
const at = (share: number) => sorted[Math.floor(sorted.length * share)]
const options = ['--json', '--circular', '--extensions', 'ts']
const command = ['--yes', 'madge@8', ...options, 'engine', 'kit', 'plugins', 'src']
// madge ends with exit code 1 if it finds a cycle.
const { stdout } = spawnSync('npx', command, { encoding: 'utf8' })
const circles = JSON.parse(stdout) as string[][]
const tools = list('tools/**/*').filter((file) => /\.\w+$/.test(file))

console.table({
  'source files': files.length,
  'lines, median': at(0.5),
  'lines, 90 of 100 have at most': at(0.9),
  'files of at most 15 lines': sorted.filter((count) => count <= 15).length,
  'files that one other uses': [...users.values()].filter((by) => by.size === 1).length,
  'largest folders': largest.map(([folder, count]) => `${folder} ${count}`).join(', '),
  'circles of imports': circles.length,
  'lines of tools/': tools.reduce((sum, file) => sum + countLines(file), 0),
})
for (const circle of circles) console.log(`circle: ${circle.join(' → ')}`)
