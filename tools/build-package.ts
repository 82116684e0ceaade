/** Builds the npm package into `kit/build/`: `npm run build:package`. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IndexGenerator } from '@adonisjs/core/ace'
import { build } from 'esbuild'
import ts from 'typescript'
import { writeFileAtomically } from '../kit/io/write-file-atomically.ts'
import { toConfigType } from '../kit/src/config/to-config-type.ts'
import { toHtmlCustomData } from '../kit/src/outputs/to-html-custom-data.ts'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toWebTypes } from '../kit/src/outputs/to-web-types.ts'
import type { Catalog } from '../kit/src/schema/catalog.ts'
import { toTokensCss } from '../kit/src/tokens/to-tokens-css.ts'
import { openSite } from '../plugins/shared/live-site.ts'
import { pruneBuild } from './prune-build.ts'

const folder = 'kit'
// Made beside the last build and put into its place when it is whole.
const target = join(folder, 'build.next')

const start = performance.now()
const live = openSite('.', process.env.DOCS_URL)
await live.read()
const { catalog } = live.site
rmSync(target, { recursive: true, force: true })
compile()
copyTemplatesAndProse()
await buildStyles(catalog)
await buildScripts()
await indexCommands()
await write('catalog.json', JSON.stringify(catalog))
await write('src/config/config.d.ts', toConfigType(catalog))
prune()
await write('vscode.html-custom-data.json', toJsonText(toHtmlCustomData(catalog)))
await write('web-types.json', toJsonText(toWebTypes(catalog)))
rmSync(join(folder, 'build'), { recursive: true, force: true })
renameSync(target, join(folder, 'build'))
const { name, version } = catalog.library
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${name} ${version}: ${catalog.components.length} components in ${folder}/build, ${seconds} s`,
)

function write(file: string, text: string): Promise<void> {
  return writeFileAtomically(join(target, file), text)
}

/** Compiles what can be reached from the entries of the package, and nothing else. */
function compile(): void {
  const list = (path: string) =>
    readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, path, file))
  const entries = ['index.ts', 'edge.ts', 'providers/provider.ts', 'mcp/bin.ts']
  const program = ts.createProgram(
    [...entries.map((file) => join(folder, file)), ...list('commands'), ...list('components')],
    {
      rootDir: folder,
      outDir: target,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts'],
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      declaration: true,
      noEmitOnError: true,
      rewriteRelativeImportExtensions: true,
      erasableSyntaxOnly: true,
      resolveJsonModule: true,
    },
  )
  const { diagnostics } = program.emit()
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (!problems.length) return
  const host = {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  }
  console.error(ts.formatDiagnostics(problems, host))
  process.exit(1)
}

function copyTemplatesAndProse(): void {
  const isCopied = (path: string) => !/\.\w+$/.test(path) || /\.(edge|md)$/.test(path)
  for (const path of ['components', 'src/prose']) {
    cpSync(join(folder, path), join(target, path), { recursive: true, filter: isCopied })
  }
}

/** One style sheet, and the tokens alone for those who draw everything else by themselves. */
async function buildStyles({ library, tokens }: Catalog): Promise<void> {
  await write('tokens.css', toTokensCss(library, tokens))
  await build({
    stdin: {
      contents: `@import './build.next/tokens.css'; @import './styles/index.css';`,
      resolveDir: folder,
      loader: 'css',
    },
    outfile: join(target, 'styles.css'),
    bundle: true,
    minify: true,
    logLevel: 'warning',
  })
}

/** The client-side scripts, a module each. */
async function buildScripts(): Promise<void> {
  mkdirSync(join(target, 'scripts'), { recursive: true })
  await build({
    entryPoints: [join(folder, 'scripts/*.ts')],
    outdir: join(target, 'scripts'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  })
  for (const file of readdirSync(join(target, 'scripts'))) {
    if (file.endsWith('.js')) {
      writeFileSync(join(target, 'scripts', file.replace(/\.js$/, '.d.ts')), 'export {}\n')
    }
  }
}

/** Keeps what the package exports, its commands, its `bin` and the classes of components. */
function prune(): void {
  const list = (path: string) =>
    readdirSync(join(target, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(path, file))
  const exported = ['index', 'edge', 'providers/provider', 'commands/main']
  const entries = [
    ...exported.flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
    ...['commands', 'components', 'scripts'].flatMap(list),
    ...list('scripts').map((file) => file.replace(/\.js$/, '.d.ts')),
    'mcp/bin.js',
  ]
  pruneBuild(
    target,
    entries.map((entry) => join(target, entry)),
  )
}

/** Ace reads names and options of commands from an index, which is made from the compiled ones. */
async function indexCommands(): Promise<void> {
  const { log } = console
  console.log = () => {}
  await new IndexGenerator(join(process.cwd(), target, 'commands')).generate()
  console.log = log
}
