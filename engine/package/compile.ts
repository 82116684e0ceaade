import { join, resolve } from 'node:path'
import ts from 'typescript'
import { toDisplayPath } from '../io/paths.ts'

/**
 * Compiles modules and all that they import; throws an error with every problem it finds.
 * @param shownDir folder that messages name in the place of `rootDir`, which may be a copy of it
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
  // Of the copy of the engine, whose own types a project need not have, there is nothing to mend.
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
