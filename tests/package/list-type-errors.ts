import assert from 'node:assert/strict'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** Parsed files of packages, which every application of one process has in common. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * Returns the type errors of an application's own files, and of packages that are files of it and
 * not links: each with its path.
 * @param more options besides those of its `tsconfig.json`
 */
export function listTypeErrors(folder: string, more: ts.CompilerOptions = {}): string[] {
  const root = resolve(folder)
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true, ...more },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => assert.fail(String(messageText)),
    },
  )!
  const isOwn = (file: string) => file.startsWith(`${root}/`)
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) => {
    if (isOwn(file)) return getSourceFile(file, ...rest)
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest))
    return parsed.get(file)
  }
  const program = ts.createProgram(fileNames, options, host)
  const own = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName))
  assert.ok(own.length >= fileNames.length, `${folder} has ${own.length} files`)
  const errors = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]
  return errors.map(({ file, messageText }) => {
    const path = file ? relative(root, file.fileName) : 'tsconfig.json'
    return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
