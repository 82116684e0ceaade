import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import test from 'node:test'
import { readContent } from '../../engine/io/read-content.ts'
import { readComponentFiles } from '../../engine/io/component-files.ts'
import { readProse } from '../../engine/io/prose.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { listPackagedPaths } from '../../engine/catalog/published-paths.ts'
import { toAttributeName } from '../../engine/tags/props/prop.ts'
import { toPackageCatalog } from '../../engine/files/package-catalog.ts'
import { toRulesText } from '../../engine/files/assistants/rules.ts'
import { catalogSchema } from '../../engine/schema/catalog.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { sites } from '../site/sites.ts'
import { packKit } from './pack.ts'

const { files } = await packKit()
const manifest = JSON.parse(readFileSync('kit/package.json', 'utf8'))
const docs = await openSite(
  resolve('.'),
  process.env.DOCS_URL,
  join(sites.kit.CACHE_DIR, 'pages'),
).read()
const catalog = toPackageCatalog(docs.catalog)

/** Everything beside the pages and templates, by folder. */
const kinds = [
  /^((AGENTS|CHANGELOG|README)\.md|LICENSE|package\.json)$/,
  /^ai\/(llms\.txt|schemas\/[\w-]+-1\.json)$/,
  /^build\/(catalog(\.digest)?|commands|vscode\.html-custom-data|web-types)\.json$/,
  /^build\/(NOTICES\.md|(styles|tokens|tailwind)\.css|scripts\.(js|d\.ts))$/,
  /^build\/components\/[\w-]+\/[\w-]+\.js$/,
  /^build\/(engine\/[\w/-]+|entries\/\w+|scripts\/[\w-]+)\.(js|d\.ts)$/,
  /^build\/(mcp\/\w+|schema\/[\w-]+|shared\/[\w-]+)\.js$/,
  /^build\/styles\/[\w-]+\.css$/,
  /^build\/prose\/([\w-]+\.md|examples-app\.html)$/,
]

test('contains every page and template of the library, and beside them only its own files', () => {
  const pages = readContent('content').map(({ id }) => `ai/${id}.md`)
  const templates = globSync('kit/components/*/*.edge').map((path) => {
    const [, , folder, file] = path.split(sep)
    const name = file === `${folder}.edge` ? file : `${folder}/${file}`
    return `build/components/${name}`
  })
  const own = new Set([...pages, ...templates])
  assert.deepEqual(
    [...own].filter((file) => !files.includes(file)),
    [],
  )
  const others = files.filter((file) => !own.has(file))
  assert.deepEqual(
    others.filter((file) => !kinds.some((kind) => kind.test(file))),
    [],
  )
  assert.deepEqual(
    kinds.filter((kind) => !others.some((file) => kind.test(file))),
    [],
  )
})

test('contains the same examples and facts as the documentation', () => {
  const built = readFileSync('kit/build/catalog.json', 'utf8')
  assert.deepEqual(JSON.parse(built), JSON.parse(JSON.stringify(catalog)))
  const examples = catalog.components.flatMap((component) => component.examples)
  assert.ok(examples.length > 20, `only ${examples.length} examples`)
})

test('contains the catalog that the build validated, in its validated form', () => {
  const built = readFileSync('kit/build/catalog.json', 'utf8')
  const { sha256 } = JSON.parse(readFileSync('kit/build/catalog.digest.json', 'utf8'))
  assert.equal(sha256, hash('sha256', built))
  assert.equal(JSON.stringify(catalogSchema.parse(JSON.parse(built))), built)
})

test('has the name and version of the library', () => {
  assert.equal(manifest.name, catalog.library.package)
  assert.equal(manifest.version, catalog.library.version)
  assert.equal(readFileSync('kit/LICENSE', 'utf8'), readFileSync('LICENSE', 'utf8'))
})

test('contains everything that it exports', () => {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target as Record<string, string>),
  )
  for (const target of [
    ...targets,
    ...Object.values<string>(manifest.bin),
    manifest['web-types'],
  ]) {
    const names = target.includes('*')
      ? [target.includes('/scripts/') ? catalog.scripts : [{ name: 'base' }, { name: 'button' }]]
          .flat()
          .map(({ name }) => target.replace('*', name))
      : [target]
    for (const name of names) assert.ok(files.includes(name.slice('./'.length)), name)
  }
})

test('exports exactly these names', async () => {
  const list = async (path: string) => Object.keys(await import(path)).sort()
  assert.deepEqual(await list('@kit-edge/ui'), ['configure', 'defineConfig'])
  assert.deepEqual(await list('@kit-edge/ui/edge'), ['edgePlugin'])
  assert.deepEqual(await list('@kit-edge/ui/provider'), ['default'])
  assert.deepEqual(await list('@kit-edge/ui/commands'), ['getCommand', 'getMetaData'])
})

/** The packages whose code is bundled into files of this one. */
const bundled = [
  ...readFileSync('kit/build/NOTICES.md', 'utf8').matchAll(/^## (\S+) \d+\.\d+\.\d+$/gm),
].map(([, name]) => name!)

test('uses every declared dependency, and imports no other package', () => {
  const imported = new Set<string>()
  for (const file of files.filter((name) => /\.(js|d\.ts)$/.test(name))) {
    const text = readFileSync(join('kit', file), 'utf8')
    for (const [, name] of text.matchAll(
      /(?:from|import\(?|require\() ?['"]((?:@[\w-]+\/)?[\w.-]+)/g,
    )) {
      if (!name!.startsWith('.') && !isBuiltin(name!)) imported.add(name!)
    }
  }
  imported.delete('node')
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies }
  assert.deepEqual([...imported].sort(), Object.keys(declared).sort())
})

test('bundles only dependencies of the engine and the components, which the SBOM lists', () => {
  const engine = JSON.parse(readFileSync('engine/package.json', 'utf8'))
  const dependencies = { ...engine.dependencies, ...manifest.devDependencies }
  // Come with the SDK, D3 and the language server, and are in the SBOM as their dependencies.
  const indirect = [
    '@modelcontextprotocol/core',
    'd3-path',
    'vscode-jsonrpc',
    'vscode-languageserver-protocol',
    'vscode-languageserver-types',
  ]
  const others = bundled.filter((name) => !indirect.includes(name))
  assert.ok(others.length > 3, others.join())
  assert.deepEqual(
    others.filter((name) => !Object.hasOwn(dependencies, name)),
    [],
  )
})

test('contains the full licence of all bundled code', () => {
  const text = readFileSync('kit/build/NOTICES.md', 'utf8')
  assert.ok(bundled.includes('zod') && bundled.length < 19, bundled.join())
  const kept = text.replaceAll(/^ {4}/gm, '')
  for (const name of bundled) {
    const folder = ['engine/node_modules', 'node_modules'].find((path) =>
      existsSync(join(path, name, 'package.json')),
    )!
    const file = readdirSync(join(folder, name)).find((entry) => /^licen[cs]e/i.test(entry))!
    const licence = readFileSync(join(folder, name, file), 'utf8').replaceAll('\r\n', '\n')
    assert.ok(kept.includes(licence.trim()), name)
  }
  // Comments in the files also name the bundled packages: each one needs a section.
  for (const file of files.filter((path) => path.endsWith('.js'))) {
    const code = readFileSync(join('kit', file), 'utf8')
    for (const [, name] of code.matchAll(/^\/\/ .*node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//gm)) {
      assert.ok(bundled.includes(name!), `${name} in ${file}`)
    }
  }
})

test('ships each template unchanged, except for the line that names its API', () => {
  const templates = files.filter((file) => file.endsWith('.edge'))
  const sources = new Map(
    readComponentFiles('kit').map(({ name, file }) => [
      `build/components/${name.replaceAll('.', '/')}.edge`,
      file,
    ]),
  )
  assert.equal(templates.length, listEntries(catalog).length)
  for (const file of templates) {
    const lines = readFileSync(join('kit', file), 'utf8').split('\n')
    const source = readFileSync(sources.get(file)!, 'utf8').split('\n')
    assert.equal(lines.length, source.length, file)
    const [changed, ...others] = lines.filter((line, index) => line !== source[index])
    assert.deepEqual(others, [], file)
    const [, path] = /^API: (\S+) --\}\}$/.exec(changed!)!
    const target = relative('kit', resolve('kit', dirname(file), path!))
    assert.equal(target, `ai/components/${relative('build/components', file).split(/[./]/)[0]}.md`)
    assert.ok(files.includes(target), target)
  }
})

test('contains the rules in AGENTS.md, which names only packaged files', async () => {
  const text = readFileSync('kit/AGENTS.md', 'utf8')
  assert.equal(text, toRulesText(catalog, await readProse('rules.md')))
  const named = [...text.matchAll(/`node_modules\/@kit-edge\/ui\/([^`]+)`/g)].map(
    ([, path]) => path!,
  )
  assert.deepEqual(named, ['ai/llms.txt'])
  assert.ok(files.includes(named[0]!))
})

test('contains one file for each component and page in ai/, with links that work offline', () => {
  const names = [...listPackagedPaths(catalog)]
    .filter((path) => path.endsWith('.md'))
    .map((path) => `ai${path}`)
  const schemas = files.filter((file) => file.startsWith('ai/schemas/'))
  const pages = new Map(
    ['ai/llms.txt', ...names].map((file) => {
      return [file, parsePage(readFileSync(join('kit', file), 'utf8'), { file })]
    }),
  )
  assert.deepEqual(
    files.filter((file) => file.startsWith('ai/')).toSorted(),
    [...pages.keys(), ...schemas].toSorted(),
  )
  let count = 0
  for (const [file, { links, text }] of pages) {
    // The index has a line for each page, the configuration a row for each of its keys, and the
    // guide to scripts one for each script and event.
    const limits = new Map([
      ['ai/llms.txt', 28_000],
      ['ai/guides/scripts.md', 29_000],
      ['ai/reference/configuration.md', 38_000],
    ])
    const limit = limits.get(file) ?? 26_000
    assert.ok(text.length < limit, `${file} has ${text.length} characters`)
    for (const { url } of links) {
      if (/^[a-z][\w+.-]*:/i.test(url)) continue
      count += 1
      const [path, anchor] = url.split('#')
      if (schemas.includes(join(dirname(file), path!))) continue
      const target = path ? pages.get(join(dirname(file), path)) : pages.get(file)
      assert.ok(target, `${file} → ${url}`)
      if (anchor)
        assert.ok(
          target.headings.some(({ slug }) => slug === anchor),
          `${file} → ${url}`,
        )
    }
  }
  assert.ok(count > names.length, `only ${count} links`)
  const listed = pages.get('ai/llms.txt')!.links.map(({ url }) => join('ai', url))
  assert.deepEqual(listed.toSorted(), names.toSorted())
})

test('documents all props and the first example in the file of a component', () => {
  for (const component of catalog.components) {
    const text = readFileSync(`kit/ai/components/${component.name}.md`, 'utf8')
    for (const part of [component, ...component.subComponents]) {
      assert.ok(text.includes(`\`<${part.tag}>\``), part.tag)
      for (const { name } of part.props) {
        assert.ok(text.includes(`| \`${toAttributeName(name)}\` |`), name)
      }
    }
    const [first, ...others] = component.examples
    assert.ok(text.includes(first!.code), component.name)
    for (const { title } of others) assert.ok(text.includes(title), title)
  }
})
