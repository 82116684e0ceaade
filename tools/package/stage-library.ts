import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'
import { toDisplayPath } from '../../engine/io/paths.ts'
import { toJsonText } from '../../engine/files/json/json-file.ts'
import { ProblemError } from '../../engine/problem/problem.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { listFiles } from './list-files.ts'
import type { Manifest } from './to-manifest.ts'

/** What a library brings. */
const parts = ['components', 'scripts', 'scripts.ts', 'styles']
/** What is the same in every package: the engine, and the modules that a package exports. */
const engine = 'engine'
const entries = 'kit/entries'

/**
 * Copies a library and the engine into one folder, where both compile as one package. The folder is
 * below this checkout, so that the engine finds the packages it imports. Returns its path.
 * @param own path of the library
 */
export function stageLibrary(
  own: string,
  { library: { version: _, docsFolder: __, ...library } }: Pick<Catalog, 'library'>,
  manifests: { own: Manifest; engine: Manifest },
): string {
  const folder = join('.cache/library', library.namespace)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  cpSync(engine, join(folder, 'engine'), { recursive: true })
  cpSync(entries, join(folder, 'entries'), { recursive: true })
  redirectAll('kit', 'entries', folder, ['entries', 'library.ts'])
  for (const name of parts.filter((part) => existsSync(join(own, part)))) {
    cpSync(join(own, name), join(folder, name), { recursive: true })
  }
  for (const name of ['components', 'scripts']) redirectAll(own, name, folder, parts)
  // Its values are all that is read of it, whatever the module imports to make them.
  const module = `import { defineLibrary } from './engine/schema/define-library.ts'\n\nexport const library = defineLibrary(${JSON.stringify(library)})\n`
  writeFileSync(join(folder, 'library.ts'), module)
  writeFileSync(join(folder, 'package.json'), toJsonText(manifests.own))
  linkPackages('kit', Object.keys(manifests.engine.dependencies ?? {}), folder)
  const { dependencies, devDependencies } = manifests.own
  linkPackages(own, Object.keys({ ...dependencies, ...devDependencies }), folder)
  return folder
}

/** Writes the modules in a part of a library once more, with imports that lead to the copies. */
function redirectAll(own: string, part: string, folder: string, allowed: string[]): void {
  for (const file of listFiles(join(own, part), '.ts')) {
    writeFileSync(join(folder, relative(own, file)), redirectImports(file, own, allowed))
  }
}

/**
 * The text of a module, whose imports of the engine lead to the copy of it.
 * @param allowed paths in the library that it may import from besides
 */
function redirectImports(file: string, own: string, allowed: string[]): string {
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.reduceRight((code, { fileName, pos }) => {
    if (!fileName.startsWith('.')) return code
    const target = toRealPath(resolve(dirname(file), fileName))
    if (allowed.some((path) => isWithin(target, join(own, path)))) return code
    if (!isWithin(target, engine)) {
      throw new ProblemError({
        file: toDisplayPath(file),
        line: text.slice(0, pos).split('\n').length,
        cannot: 'import',
        value: fileName,
        expected: ['a file of the components', 'one of the engine'],
        fix: 'Move it into the folder of the components.',
      })
    }
    const moved = join(own, 'engine', relative(realpathSync(engine), target))
    const path = relative(dirname(file), moved).split(sep).join('/')
    const start = code.indexOf(fileName, pos)
    return code.slice(0, start) + path + code.slice(start + fileName.length)
  }, text)
}

function isWithin(path: string, folder: string): boolean {
  const real = toRealPath(resolve(folder))
  return path === real || path.startsWith(real + sep)
}

function toRealPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/** Links packages as a folder finds them, those that are not linked already. */
function linkPackages(from: string, names: string[], folder: string): void {
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
