import { join, resolve } from 'node:path'
import ts from 'typescript'
import { toDisplayPath } from '../io/paths.ts'

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
  const program = ts.createProgram(sources, {
    rootDir,
    outDir,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts'],
    types: ['node'],
    typeRoots: [join(rootDir, 'node_modules/@types'), 'node_modules/@types'],
    strict: true,
    skipLibCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    erasableSyntaxOnly: true,
    resolveJsonModule: true,
  })
  // Ignores the copy of the engine: a project cannot fix it, and may lack the engine's types.
  const copied = `${resolve(rootDir, 'engine')}/`
  const problems = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || !resolve(file.fileName).startsWith(copied))
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
