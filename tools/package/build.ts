/**
 * Builds the npm package into `kit/build/`, and beside it what assistants read:
 * `npm run build:package`. `SITE_DIR` is the folder of another library.
 */
import { hash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandsFile, toCommandsFile } from '../../engine/commands/index.ts'
import { readComponentFiles } from '../../engine/io/component-files.ts'
import { readProse } from '../../engine/io/prose.ts'
import { toDisplayPath } from '../../engine/io/paths.ts'
import { writeFileAtomically } from '../../engine/io/write-files.ts'
import { toConfigType } from '../../engine/library/config/config-file.ts'
import { toComponentMarkdown } from '../../engine/files/markdown/component.ts'
import { toHtmlCustomData } from '../../engine/files/editors/html-custom-data.ts'
import { toJsonText } from '../../engine/files/json/json-file.ts'
import { toMarkdownPath, toSchemaPath } from '../../engine/files/paths.ts'
import { toPackageCatalog, toShippedTemplate } from '../../engine/files/package-catalog.ts'
import { toPackageLlmsTxt } from '../../engine/files/assistants/package-llms-txt.ts'
import { toRulesText } from '../../engine/files/assistants/rules.ts'
import { toSchemaFile } from '../../engine/files/json/schema.ts'
import { toWebTypes } from '../../engine/files/editors/web-types.ts'
import { catalogSchema } from '../../engine/schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../../engine/schema/files.ts'
import { ProblemError } from '../../engine/problem/problem.ts'
import { toPackagePage } from '../../engine/library/pages/package-page.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { bundle } from './bundle.ts'
import { bundleModules } from './bundle-modules.ts'
import { compile } from './compile.ts'
import { listFiles } from './list-files.ts'
import { listImported } from './list-imported.ts'
import { prune } from './prune.ts'
import { readNotices } from './read-notices.ts'
import { stageLibrary } from './stage-library.ts'
import { toManifest, withDependencies, type Manifest } from './to-manifest.ts'
import { writePropsType } from './write-props-type.ts'

const { DOCS_URL } = process.env
const SITE_DIR = process.env.SITE_DIR || '.'
const start = performance.now()
process.on('uncaughtException', (error) => {
  const isExpected = error instanceof ProblemError || error.message.startsWith('Cannot ')
  console.error(isExpected ? error.message : error)
  process.exit(1)
})
// Reads the documentation too: its examples are in the package, and a mistake in it ends here.
const docs = await openSite(SITE_DIR, DOCS_URL).read()
const catalog = toPackageCatalog(docs.catalog)

/** The folder of the library, which gets the package. */
const own = join(SITE_DIR, 'kit')
const isOther = resolve(own) !== resolve('kit')
const manifests = { own: readManifest(own), engine: readManifest('kit') }
const manifestFile = toDisplayPath(join(own, 'package.json'))
const manifest = isOther
  ? toManifest(manifests.own, manifests.engine, catalog.library, manifestFile)
  : manifests.own
// Before its classes are compiled; those of this library are kept current by a test.
if (isOther) await writePropsType(own)
/** The folder that has the library and the engine. */
const folder = stageLibrary(own, catalog, { ...manifests, own: manifest })
// Copied beside the last build when it is whole, and put into its place.
const target = join(folder, 'build.next')
/** What applications import, compiled file by file with all that it imports. */
const compiled = ['index', 'edge', 'provider'].map((name) => `entries/${name}`)
/**
 * The server with the schemas, and the commands: a few files each. All are one folder below the
 * build, so that what a module names by its path from there stays in its place.
 */
const bundles: Record<string, string>[] = [
  {
    'mcp/bin': 'entries/mcp',
    'mcp/serve': 'engine/mcp/serve',
    'schema/catalog': 'engine/schema/catalog',
    'schema/files': 'engine/schema/files',
    'schema/answers': 'engine/schema/answers',
  },
  { 'entries/index': 'entries/index', 'entries/commands': 'entries/commands' },
]

rmSync(target, { recursive: true, force: true })
compile(
  [
    ...[...compiled, ...bundles.flatMap(Object.values)].map((name) => join(folder, `${name}.ts`)),
    ...listFiles(join(folder, 'components'), '.ts'),
  ],
  folder,
  target,
  toDisplayPath(own),
)
cpSync('engine/prose', join(target, 'prose'), { recursive: true })
for (const { name, file } of readComponentFiles(folder)) {
  const text = readFileSync(file, 'utf8')
  // Under the path that people may write in `@component()`.
  await write(`components/${name.replaceAll('.', '/')}.edge`, toShippedTemplate(text, name))
}
const [first = {}, second = {}] = bundles
const bundled = [
  ...(await bundleModules(first, {}, folder, target)),
  ...(await bundleModules(second, first, folder, target)),
]
await write('NOTICES.md', await readNotices(bundled))
await bundle(catalog, folder, target)
await write('entries/config.d.ts', toConfigType(catalog))
prune(target, [
  ...[...compiled, 'entries/commands'].flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
  ...Object.keys(first).map((name) => `${name}.js`),
  ...['components', 'scripts'].flatMap(listCompiled),
  ...listCompiled('scripts').map((file) => file.replace(/\.js$/, '.d.ts')),
  'scripts.js',
  'scripts.d.ts',
])
await write(commandsFile, await toCommandsFile({ library: catalog.library, folder: target }))
// As validation gives it: who finds it unchanged need not validate it again.
const text = JSON.stringify(catalogSchema.parse(catalog))
await write('catalog.json', text)
await write('catalog.digest.json', toJsonText({ sha256: hash('sha256', text) }))
await write('vscode.html-custom-data.json', toJsonText(toHtmlCustomData(catalog)))
await write('web-types.json', toJsonText(toWebTypes(catalog)))
await write('AGENTS.md', toRulesText(catalog, await readProse('rules.md')))
await write('ai/llms.txt', toPackageLlmsTxt(catalog, await readProse('package-llms-txt.md')))
for (const component of catalog.components) {
  await write(`ai/components/${component.name}.md`, toComponentMarkdown(catalog, component))
}
if (catalog.library.docsUrl === undefined) {
  for (const page of docs.pages.filter(({ route }) => !route.component)) {
    await write(`ai${toMarkdownPath(page.route.path)}`, toPackagePage(catalog, page))
  }
  for (const name of Object.keys(fileSchemas) as FileSchemaName[]) {
    await write(`ai${toSchemaPath(name)}`, toJsonText(toSchemaFile(name, catalog.library)))
  }
}
if (isOther) {
  const modules = [...listFiles(target, '.js'), ...listFiles(target, '.d.ts')]
  const whole = withDependencies(manifest, manifests.engine, listImported(modules), manifestFile)
  if (JSON.stringify(whole) !== JSON.stringify(manifests.own)) {
    await writeFileAtomically(join(own, 'package.json'), toJsonText(whole))
    console.log(`${manifestFile}: updated the exports and dependencies of the package`)
  }
}
rmSync(join(own, 'build.next'), { recursive: true, force: true })
cpSync(target, join(own, 'build.next'), { recursive: true })
// Assistants look for these in the root of the package.
for (const name of ['AGENTS.md', 'ai']) replace(name, `build.next/${name}`)
replace('build', 'build.next')

const { name, version } = catalog.library
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${name} ${version}: ${catalog.components.length} components in ${toDisplayPath(own)}/build, ${seconds} s`,
)

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
}

function write(file: string, text: string): Promise<void> {
  return writeFileAtomically(join(target, file), text)
}

/**
 * Puts what is whole into its place in the library; a kill leaves the old, the new, or none, never a
 * part.
 */
function replace(name: string, next: string): void {
  // A folder is not removed in one step.
  const [path, old] = [join(own, name), join(own, 'build.old')]
  rmSync(old, { recursive: true, force: true })
  if (existsSync(path)) renameSync(path, old)
  renameSync(join(own, next), path)
  rmSync(old, { recursive: true, force: true })
}

function listCompiled(path: string): string[] {
  return listFiles(join(target, path), '.js').map((file) => file.slice(target.length + 1))
}
