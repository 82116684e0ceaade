import ts from 'typescript'

/** Compiles modules and all that they import; throws an error with every problem it finds. */
export function compile(sources: string[], rootDir: string, outDir: string): void {
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
  throw new Error(
    ts.formatDiagnostics(problems, {
      getCurrentDirectory: () => process.cwd(),
      getCanonicalFileName: String,
      getNewLine: () => '\n',
    }),
  )
}
