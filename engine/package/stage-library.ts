import {
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { toJsonText } from '../files/json/json-file.ts'
import { toDisplayPath } from '../io/paths.ts'
import { readText } from '../io/read-file.ts'
import { ProblemError } from '../problem/problem.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listFiles } from './list-files.ts'
import type { Manifest } from './manifest.ts'

/** Whether this is the published engine, which is compiled, with its sources beside it. */
const isCompiled = import.meta.url.endsWith('.js')

/** Path of the folder with the `package.json` of the engine. */
export const engineFolder = fileURLToPath(new URL(isCompiled ? '../..' : '..', import.meta.url))

/** Path of the folder with the engine's sources, which become part of each library's package. */
export const sourceFolder = isCompiled ? join(engineFolder, 'source') : engineFolder

/** Files and folders of a library. */
const parts = ['components', 'scripts', 'scripts.ts', 'styles']

/** Parts of the engine that are not copied for a library. */
const unstaged = ['build', 'cli.ts', 'entries', 'node_modules', 'package']

/** The module that components import from the engine. */
const tags = '@kit-edge/engine/tags'

/**
 * Copies a library and the engine into one folder, where both compile as one package. Returns its
 * real path, below the project: the compilers resolve links, and would otherwise name modules by
 * their way from one path to the other.
 * @param own path of the library, a folder of the project
 */
export function stageLibrary(
  own: string,
  { library: { version: _, docsFolder: __, ...library } }: Pick<Catalog, 'library'>,
  manifests: { own: Manifest; engine: Manifest },
): string {
  const folder = join(dirname(own), '.cache/library', library.namespace)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  cpSync(sourceFolder, join(folder, 'engine'), {
    recursive: true,
    filter: (path) => !unstaged.includes(relative(sourceFolder, path)),
  })
  stageEntries(folder, library)
  for (const name of parts.filter((part) => existsSync(join(own, part)))) {
    cpSync(join(own, name), join(folder, name), { recursive: true })
  }
  for (const name of ['components', 'scripts']) {
    for (const file of listFiles(join(own, name), '.ts')) {
      writeFileSync(join(folder, relative(own, file)), redirectImports(file, own))
    }
  }
  writeFileSync(join(folder, 'package.json'), toJsonText(manifests.own))
  // The engine is compiled with its own dependencies.
  const ofEngine = { ...manifests.engine.dependencies, ...manifests.engine.peerDependencies }
  linkPackages(engineFolder, Object.keys(ofEngine), folder)
  const { dependencies, devDependencies } = manifests.own
  linkPackages(own, Object.keys({ ...dependencies, ...devDependencies }), folder)
  return realpathSync(folder)
}

/** Writes the modules that every package exports, for this library. */
function stageEntries(folder: string, library: Omit<Catalog['library'], 'version'>): void {
  const entries = join(sourceFolder, 'entries')
  mkdirSync(join(folder, 'entries'))
  for (const file of listFiles(entries, '.ts')) {
    const text = readText(file).replaceAll(/(['"])\.\.\//g, '$1../engine/')
    writeFileSync(join(folder, 'entries', basename(file)), text)
  }
  // Only the values of `library.ts` are written, so its imports are not needed.
  const module = `import { fileURLToPath } from 'node:url'
import type { InstalledLibrary } from '../engine/io/installed-library.ts'

export const installed: InstalledLibrary = {
  library: ${JSON.stringify(library)},
  folder: fileURLToPath(new URL('..', import.meta.url)),
}
`
  writeFileSync(join(folder, 'entries/installed.ts'), module)
}

/** Returns the text of a library's module, with imports of the engine redirected to the copy. */
function redirectImports(file: string, own: string): string {
  const text = readText(file)
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.reduceRight((code, { fileName, pos }) => {
    const isOwn = fileName.startsWith('.') && isPart(resolve(dirname(file), fileName), own)
    const isPackage = !fileName.startsWith('.') && !fileName.startsWith('@kit-edge/engine')
    if (isOwn || isPackage) return code
    if (fileName !== tags) {
      throw new ProblemError({
        file: toDisplayPath(file),
        line: text.slice(0, pos).split('\n').length,
        cannot: 'import',
        value: fileName,
        expected: ['a file of the components', `\`${tags}\``, 'a package'],
        fix: 'Move it into the folder of the components.',
      })
    }
    const copy = relative(dirname(file), join(own, 'engine/tags/index.ts'))
    const start = code.indexOf(fileName, pos)
    return code.slice(0, start) + copy.split(sep).join('/') + code.slice(start + fileName.length)
  }, text)
}

function isPart(path: string, own: string): boolean {
  return parts.some((part) => isWithin(path, join(own, part)))
}

function isWithin(path: string, folder: string): boolean {
  const [real, target] = [toRealPath(resolve(folder)), toRealPath(path)]
  return target === real || target.startsWith(real + sep)
}

function toRealPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/** Links the packages that a folder can resolve, unless they are already linked. */
export function linkPackages(from: string, names: string[], folder: string): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name)
    const found = findPackage(resolve(from), name)
    if (!found || existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(found, link, 'junction')
  }
}

function findPackage(from: string, name: string): string | null {
  const path = join(from, 'node_modules', name)
  if (existsSync(join(path, 'package.json'))) return path
  return dirname(from) === from ? null : findPackage(dirname(from), name)
}
