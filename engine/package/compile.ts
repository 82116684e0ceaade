import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { toDisplayPath } from '../io/paths.ts'
import { readText } from '../io/read-file.ts'
import { listFiles } from './list-files.ts'
import { UserError } from '../problem/user-error.ts'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  rewriteRelativeImportExtensions: true,
  erasableSyntaxOnly: true,
  resolveJsonModule: true,
}

/**
 * Compiles modules and all that they import, each by its text alone. Throws an Error with the syntax
 * and type errors of the library's own modules; the engine's are known to be correct, and a project
 * may lack the types that they need.
 * @param own the library's own modules
 * @param shownDir folder to show in messages instead of `rootDir`, which may be a copy of it
 */
export function compile(
  sources: string[],
  own: string[],
  rootDir: string,
  outDir: string,
  shownDir: string,
): void {
  checkTypes(own, rootDir, shownDir)
  const texts = reach([...sources, ...own], readText)
  const alone = { isolatedModules: true, noResolve: true, noLib: true, noCheck: true, types: [] }
  ts.createProgram([...texts.keys()], { ...options, ...alone, rootDir, outDir }).emit()
}

/**
 * Writes the declarations of modules and of all that they refer to. Throws an Error if one of their
 * exports does not state its type.
 */
export function declare(sources: string[], rootDir: string, outDir: string): void {
  for (const [file, text] of reach(sources, toDeclarations)) {
    const target = join(outDir, relative(rootDir, file).replace(/\.ts$/, '.d.ts'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/** Returns a text for each module, and for all modules that these texts import. */
function reach(sources: string[], toText: (file: string) => string): Map<string, string> {
  const files = new Set(sources.map((file) => resolve(file)))
  const texts = new Map<string, string>()
  for (const file of files) {
    const text = toText(file)
    texts.set(file, text)
    for (const name of listImports(text)) {
      const source = resolve(dirname(file), name.replace(/\.js$/, '.ts'))
      if (name.startsWith('.') && existsSync(source)) files.add(source)
    }
  }
  return texts
}

/** Throws an Error with all syntax and type errors of these modules. */
function checkTypes(files: string[], rootDir: string, shownDir: string): void {
  const typeRoots = [join(rootDir, 'node_modules/@types'), 'node_modules/@types']
  const program = ts.createProgram(files, { ...options, declaration: true, rootDir, typeRoots })
  const problems = ts.sortAndDeduplicateDiagnostics(
    files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file))),
  )
  if (!problems.length) return
  const text = ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  })
  throw new UserError(
    `Cannot compile the package:\n${text.replaceAll(`${toDisplayPath(rootDir)}/`, `${shownDir}/`)}`,
  )
}

/**
 * Returns the declarations of a module by its text alone, without its imports: each of its exports
 * states its type. Throws an Error if one does not.
 */
export function toDeclarations(file: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readText(file), {
    fileName: file,
    compilerOptions: { ...options, declaration: true },
  })
  if (!diagnostics.length) return outputText
  throw new UserError(
    `Cannot write the declarations of \`${file}\`, expected a type at each export.`,
  )
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
    const text = readText(file)
    for (const fileName of listImports(text)) {
      if (fileName.startsWith('.')) visit(resolve(dirname(file), toEmitted(file, fileName)))
    }
  }
  for (const entry of entries) visit(resolve(folder, entry))
  for (const file of [...listFiles(folder, '.js'), ...listFiles(folder, '.d.ts')]) {
    if (!reached.has(resolve(file))) rmSync(file)
  }
  removeEmptyFolders(folder)
}

/** Lists the modules that the text of a module imports, also dynamically. */
function listImports(text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  // TypeScript takes a backtick in a regular expression for a template, and misses what follows.
  const dynamic = text.matchAll(/\bimport\(\s*["'](\.[^"']+)["']\)/g)
  return [
    ...importedFiles.map(({ fileName }) => fileName),
    ...Array.from(dynamic, ([, name]) => name!),
  ]
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
