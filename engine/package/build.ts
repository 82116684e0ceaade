import { hash } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandsFile, toCommandsFile } from '../commands/index.ts'
import { toPackageLlmsTxt, toComponentMarkdown, toPackagePage } from '../site/package-docs.ts'
import { toRulesText } from '../files/assistants/rules.ts'
import { toHtmlCustomData } from '../files/editors/html-custom-data.ts'
import { toWebTypes } from '../files/editors/web-types.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toSchemaFile } from '../files/json/schema.ts'
import { toPackageCatalog, toShippedTemplate } from '../files/package-catalog.ts'
import { toMarkdownPath, toSchemaPath } from '../catalog/paths.ts'
import { readComponentFiles } from '../io/component-files.ts'
import { findLibrary } from '../io/find-library.ts'
import { toDisplayPath } from '../io/paths.ts'
import { readProse } from '../io/prose.ts'
import { readContent } from '../io/read-content.ts'
import { readFilePaths } from '../io/folders.ts'
import { readText } from '../io/read-file.ts'
import { describeCommands } from '../commands/describe-commands.ts'
import { readLibrary } from '../io/read-library.ts'
import { writeFileAtomically } from '../io/write-files.ts'
import { toConfigType } from '../library/config/config-file.ts'
import { toSite } from '../site/site.ts'
import type { Page } from '../site/sources.ts'
import { catalogSchema, type Catalog } from '../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../schema/files.ts'
import { bundle } from './bundle.ts'
import { bundleComponents } from './bundle-components.ts'
import { bundleModules, readNotices } from './bundle-modules.ts'
import { compile, declare, prune, toDeclarations } from './compile.ts'
import { engineFolder, sourceFolder, stageLibrary } from './stage-library.ts'
import { listFiles, listImported } from './list-files.ts'
import { toManifest, withDependencies, type Manifest } from './manifest.ts'
import { checkPropsType } from './props-type.ts'

/** Modules that applications import, compiled one by one with all their imports. */
const compiled = ['edge', 'provider'].map((name) => `entries/${name}`)

/** Modules that the server imports, compiled too, because the components import the same code. */
const shared = { 'engine/provider/render-code': 'engine/provider/render-code' }

/** Modules that are bundled, but have types for applications and their editors. */
const typed = ['index', 'commands'].map((name) => `entries/${name}`)

/**
 * Modules of the server with the schemas, and of the commands, bundled into a few files each. All
 * are one folder below the build, so that paths relative to a module stay correct.
 */
const servers: Record<string, string> = {
  'mcp/bin': 'entries/mcp',
  'mcp/serve': 'engine/mcp/serve',
  'schema/catalog': 'engine/schema/catalog',
  'schema/files': 'engine/schema/files',
  'schema/answers': 'engine/schema/answers',
}
const commands: Record<string, string> = {
  'entries/index': 'entries/index',
  'entries/commands': 'entries/commands',
}

/**
 * Builds the npm package of a library into `build/` in its folder, with `ai/` and `AGENTS.md` for
 * assistants beside it, and adds the fields that the package needs to its `package.json`. Returns
 * lines that summarise the build. If the sources are invalid, throws a ProblemError or an Error and
 * keeps the previous package.
 * @param project path of the folder with the library, and its documentation in `content/`
 * @param docsUrl replaces the library's own documentation host
 */
export async function buildPackage(project: string, docsUrl?: string): Promise<string[]> {
  const start = performance.now()
  const lines: string[] = []
  const own = findLibrary(project)
  const file = toDisplayPath(join(own, 'package.json'))
  const source = await readLibrary(own, { docsUrl, describeCommands })
  // Their examples are part of the package.
  const pageSources = readContent(join(project, 'content'))
  const site = toSite(source, pageSources, await readFilePaths(join(project, 'public')))
  const catalog = toPackageCatalog(site.catalog)
  const before = readManifest(own)
  const engine = readManifest(engineFolder)
  const manifest = toManifest(before, catalog.library, file)
  // Before the classes are compiled, because they import the types.
  await checkPropsType(own, source)

  const staged = stageLibrary(own, catalog, { own: manifest, engine })
  const target = join(staged, 'build')
  await writeCode(own, staged, target, catalog)
  await writeFacts(target, catalog, site.pages)

  const modules = [...listFiles(target, '.js'), ...listFiles(target, '.d.ts')]
  const whole = withDependencies(manifest, engine, listImported(modules), file)
  if (JSON.stringify(whole) !== JSON.stringify(before)) {
    await writeFileAtomically(join(own, 'package.json'), toJsonText(whole))
    lines.push(`${file}: updated the exports and dependencies of the package`)
  }
  // Copied completely beside the previous build, then moved into its place.
  rmSync(join(own, 'build.next'), { recursive: true, force: true })
  cpSync(target, join(own, 'build.next'), { recursive: true })
  // Assistants look for these in the root of the package.
  for (const name of ['AGENTS.md', 'ai']) replace(own, name, `build.next/${name}`)
  replace(own, 'build', 'build.next')

  const { name, version } = catalog.library
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  lines.push(
    `${name} ${version}: ${catalog.components.length} components in ${toDisplayPath(own)}/build, ${seconds} s`,
  )
  return lines
}

/** Writes the code: modules, templates, stylesheet and scripts. */
async function writeCode(
  own: string,
  staged: string,
  target: string,
  catalog: Catalog,
): Promise<void> {
  const toSources = (names: string[]) => names.map((name) => join(staged, `${name}.ts`))
  compile(
    toSources([...compiled, ...Object.keys(shared)]),
    listFiles(join(staged, 'components'), '.ts').filter((file) => !file.endsWith('.d.ts')),
    staged,
    target,
    toDisplayPath(own),
  )
  declare(toSources(compiled), staged, target)
  cpSync(join(sourceFolder, 'prose'), join(target, 'prose'), { recursive: true })
  for (const { name, file } of readComponentFiles(staged)) {
    const text = readText(file)
    // Under the path that people may use in `@component()`.
    const path = join(target, `components/${name.replaceAll('.', '/')}.edge`)
    await writeFileAtomically(path, toShippedTemplate(text, name))
  }
  const bundled = [
    ...(await bundleComponents(staged, target, readManifest(own))),
    ...(await bundleModules(servers, shared, staged, target)),
    ...(await bundleModules(commands, servers, staged, target)),
  ]
  await writeFileAtomically(join(target, 'NOTICES.md'), await readNotices(bundled))
  await bundle(catalog, staged, target)
  for (const name of typed) {
    const text = toDeclarations(join(staged, `${name}.ts`))
    await writeFileAtomically(join(target, `${name}.d.ts`), text)
  }
  await writeFileAtomically(join(target, 'entries/config.d.ts'), toConfigType(catalog))
  const listCompiled = (path: string) =>
    listFiles(join(target, path), '.js').map((file) => file.slice(target.length + 1))
  prune(target, [
    ...[...compiled, ...Object.keys(commands)].flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
    ...Object.keys({ ...servers, ...shared }).map((name) => `${name}.js`),
    ...['components', 'scripts'].flatMap(listCompiled),
    ...listCompiled('scripts').map((file) => file.replace(/\.js$/, '.d.ts')),
    'scripts.js',
    'scripts.d.ts',
  ])
}

/** Writes the data about the library: for its commands and its server, editors and assistants. */
async function writeFacts(target: string, catalog: Catalog, pages: Page[]): Promise<void> {
  const { library } = catalog
  const write = (file: string, text: string) => writeFileAtomically(join(target, file), text)
  await write(commandsFile, await toCommandsFile({ library, folder: target }))
  // In validated form, so that readers can skip validation if it is unchanged.
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
  if (library.docsUrl !== undefined) return
  for (const page of pages.filter(({ route }) => !route.component)) {
    await write(`ai${toMarkdownPath(page.route.path)}`, toPackagePage(catalog, page))
  }
  for (const name of Object.keys(fileSchemas) as FileSchemaName[]) {
    await write(`ai${toSchemaPath(name)}`, toJsonText(toSchemaFile(name, library)))
  }
}

function readManifest(path: string): Manifest {
  return JSON.parse(readText(join(path, 'package.json')))
}

/**
 * Moves finished files into their place in the library. After an interruption, the old files, the
 * new ones or none are there, never a part.
 */
function replace(own: string, name: string, next: string): void {
  // Renamed first, because removing a folder is not atomic.
  const [path, old] = [join(own, name), join(own, 'build.old')]
  rmSync(old, { recursive: true, force: true })
  if (existsSync(path)) renameSync(path, old)
  renameSync(join(own, next), path)
  rmSync(old, { recursive: true, force: true })
}
