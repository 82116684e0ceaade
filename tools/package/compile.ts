import ts from 'typescript'

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
    strict: true,
    skipLibCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    erasableSyntaxOnly: true,
    resolveJsonModule: true,
  })
  const problems = ts.getPreEmitDiagnostics(program)
  if (!problems.length) {
    program.emit()
    return
  }
  const text = ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  })
  throw new Error(`Cannot compile the package:\n${text.replaceAll(`${rootDir}/`, `${shownDir}/`)}`)
}
