import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { toDisplayPath } from '../io/paths.ts'
import { listFiles } from './list-files.ts'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  erasableSyntaxOnly: true,
  resolveJsonModule: true,
}

/**
 * Compiles modules and all their imports. Throws an Error with all problems.
 * @param shownDir folder to show in messages instead of `rootDir`, which may be a copy of it
 */
export function compile(
  sources: string[],
  rootDir: string,
  outDir: string,
  shownDir: string,
): void {
  const typeRoots = [join(rootDir, 'node_modules/@types'), 'node_modules/@types']
  const program = ts.createProgram(sources, { ...options, rootDir, outDir, typeRoots })
  // Ignores the copy of the engine: a project cannot fix it, and may lack the engine's types.
  const copied = `${resolve(rootDir, 'engine')}/`
  const own = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !resolve(file.fileName).startsWith(copied))
  const problems = ts.sortAndDeduplicateDiagnostics(
    own.flatMap((file) => ts.getPreEmitDiagnostics(program, file)),
  )
  if (!problems.length) {
    program.emit()
    return
  }
  const text = ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  })
  throw new Error(
    `Cannot compile the package:\n${text.replaceAll(`${toDisplayPath(rootDir)}/`, `${shownDir}/`)}`,
  )
}

/**
 * Returns the declarations of a module by its text alone, without its imports: each of its exports
 * states its type. Throws an Error if one does not.
 */
export function toDeclarations(file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: options,
  })
  if (!diagnostics.length) return outputText
  throw new Error(`Cannot write the declarations of \`${file}\`, expected a type at each export.`)
}

/**
 * Removes compiled modules and declarations that the entries of a package do not import, even
 * indirectly: files with only types, and types of internal modules.
 * @param folder path of the compiled files
 * @param entries modules by their path from the folder, `.js` and `.d.ts`
 */
export function prune(folder: string, entries: string[]): void {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8')
    const { importedFiles } = ts.preProcessFile(text, true, true)
    // TypeScript takes a backtick in a regular expression for a template, and misses what follows.
    const dynamic = Array.from(
      text.matchAll(/\bimport\(\s*["'](\.[^"']+)["']\)/g),
      ([, name]) => name!,
    )
    for (const fileName of [...importedFiles.map((one) => one.fileName), ...dynamic]) {
      if (fileName.startsWith('.')) visit(resolve(dirname(file), toEmitted(file, fileName)))
    }
  }
  for (const entry of entries) visit(resolve(folder, entry))
  for (const file of [...listFiles(folder, '.js'), ...listFiles(folder, '.d.ts')]) {
    if (!reached.has(resolve(file))) rmSync(file)
  }
  removeEmptyFolders(folder)
}

/** A declaration imports sources, `./a.ts`, but the emitted file is `./a.d.ts`. */
function toEmitted(from: string, imported: string): string {
  return from.endsWith('.d.ts') ? imported.replace(/(\.d)?\.[tj]s$/, '.d.ts') : imported
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name))
  }
  if (!readdirSync(folder).length) rmSync(folder, { recursive: true })
}
