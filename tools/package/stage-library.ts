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
import { toJsonText } from '../../engine/files/json/json-text.ts'
import { ProblemError } from '../../engine/problem/problem.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { listFiles } from './list-files.ts'
import type { Manifest } from './to-manifest.ts'

/** What a library brings, and what the engine adds to it. */
const parts = {
  library: ['components', 'scripts', 'scripts.ts', 'styles'],
  engine: 'commands configure.ts console edge.ts index.ts io mcp providers src'.split(' '),
}

/**
 * Copies a library and the engine into one folder, where both compile as one package. The folder is
 * below this checkout, so that the engine finds the packages it imports. Returns its path.
 * @param own path of the library
 * @param engine path of the engine
 */
export function stageLibrary(
  own: string,
  engine: string,
  { library: { version: _, docsFolder: __, ...library } }: Pick<Catalog, 'library'>,
  manifests: { own: Manifest; engine: Manifest },
): string {
  const folder = join('.cache/library', library.namespace)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of parts.engine)
    cpSync(join(engine, name), join(folder, name), { recursive: true })
  for (const name of parts.library.filter((part) => existsSync(join(own, part)))) {
    cpSync(join(own, name), join(folder, name), { recursive: true })
  }
  for (const name of ['components', 'scripts']) {
    for (const file of listFiles(join(own, name), '.ts')) {
      const text = redirectImports(file, { own, engine })
      writeFileSync(join(folder, relative(own, file)), text)
    }
  }
  // Its values are all that is read of it, whatever the module imports to make them.
  const module = `import { defineLibrary } from './src/schema/define-library.ts'\n\nexport const library = defineLibrary(${JSON.stringify(library)})\n`
  writeFileSync(join(folder, 'library.ts'), module)
  writeFileSync(join(folder, 'package.json'), toJsonText(manifests.own))
  linkPackages(engine, Object.keys(manifests.engine.dependencies ?? {}), folder)
  const { dependencies, devDependencies } = manifests.own
  linkPackages(own, Object.keys({ ...dependencies, ...devDependencies }), folder)
  return folder
}

/** The text of a module, whose imports of the engine lead to the copy of it. */
function redirectImports(file: string, { own, engine }: { own: string; engine: string }): string {
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.reduceRight((code, { fileName, pos }) => {
    if (!fileName.startsWith('.')) return code
    const target = toRealPath(resolve(dirname(file), fileName))
    if (parts.library.some((part) => isWithin(target, join(own, part)))) return code
    if (!isWithin(target, join(engine, 'src'))) {
      throw new ProblemError({
        file: toDisplayPath(file),
        line: text.slice(0, pos).split('\n').length,
        cannot: 'import',
        value: fileName,
        expected: ['a file of the components', `one below \`${engine}/src\` of the engine`],
        fix: 'Move it into the folder of the components.',
      })
    }
    const moved = join(own, relative(realpathSync(engine), target))
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
