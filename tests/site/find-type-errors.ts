import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** Code of a page, as a file beside the sources of the package. */
export type Sample = { place: string; language: 'ts' | 'js'; code: string }

/**
 * Returns the TypeScript errors of samples, each with its place. Imports of the packages resolve to
 * their sources, so that no build is needed.
 * @param config the exact type of the project's configuration, which the build of the package
 * writes
 */
export function findTypeErrors(
  samples: Sample[],
  { name, exports, config }: { name: string; exports: Record<string, unknown>; config: string },
): string[] {
  const files = new Map(
    samples.map((sample, index) => [resolve(`sample-${index}.${sample.language}`), sample]),
  )
  // Parts of an application besides the package: its own packages, what Lucid adds to VineJS, and
  // models.
  files.set(resolve('sample-packages.ts'), {
    place: 'packages',
    language: 'ts',
    code: `import '@adonisjs/core/providers/edge_provider'\nimport '@adonisjs/session/session_middleware'
declare module '@vinejs/vine' {
  interface VineNumber {
    exists(options: { table: string; column?: string }): this
  }
}`,
  })
  files.set(resolve('sample-models.d.ts'), {
    place: 'models',
    language: 'ts',
    // Luxon comes with Lucid, as models do.
    code: `declare module '#models/*' {\n  const Model: any\n  export default Model\n}\ndeclare module 'luxon' {\n  export const DateTime: { fromJSDate(date: Date): any; [name: string]: any }\n}
declare module '@adonisjs/lucid/orm' {\n  export class BaseModel {}\n  export const column: any\n}`,
  })
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    strict: true,
    // As in applications, for the models of Lucid.
    experimentalDecorators: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    // Stylesheets; another test checks that the package exports them.
    noUncheckedSideEffectImports: false,
    paths: Object.fromEntries(
      Object.entries(exports).flatMap(([path, target]) => {
        const source = String(target)
          .replace('./build/entries/', './engine/entries/')
          .replace('./build/', './kit/')
          .replace(/\.js$/, '.ts')
        return existsSync(source) ? [[join(name, path), [source]]] : []
      }),
    ),
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  const configFile = resolve('engine/entries/config.ts')
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) =>
    files.get(file)?.code ?? (resolve(file) === configFile ? config : readFile(file))
  const program = ts.createProgram([...files.keys()], options, host)
  // The sources that samples import are checked elsewhere, which takes longer than all samples.
  const errors = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...[...files.keys()].flatMap((name) => {
      const file = program.getSourceFile(name)
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    }),
  ]
  return errors.map(({ file, start, messageText }) => {
    const sample = file && files.get(file.fileName)
    const line = file && ts.getLineAndCharacterOfPosition(file, start ?? 0).line + 1
    const message = ts.flattenDiagnosticMessageText(messageText, ' ')
    return `${sample?.place ?? file?.fileName}, line ${line}: ${message}`
  })
}
