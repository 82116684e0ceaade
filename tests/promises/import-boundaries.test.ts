import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import test from 'node:test'
import ts from 'typescript'

type Boundary = { folder: string; folders: string[]; modules: RegExp }

/** Packages that compute, and neither read nor write. */
const computing =
  /^(node:crypto|zod|acorn|comment-parser|edge\.js(?:\/types)?|fastest-levenshtein|github-slugger|jsonc-parser|minisearch|smol-toml|yaml|unified|vfile-message|(remark|unist|mdast|micromark|vfile)(-[\w-]+)?|mdast|hast)$/

/** The rooms of the engine, lowest first, and the packages of each. A room imports only those below. */
const rooms: [name: string, modules: RegExp][] = [
  ['problem', /^fastest-levenshtein$/],
  ['template', /^(acorn|edge\.js\/types)$/],
  ['tags', /^(edge\.js|edge-lexer|edge-parser|acorn|he|fastest-levenshtein|node:util)(\/|$)/],
  ['format', computing],
  ['schema', /^zod$/],
  ['catalog', computing],
  ['suggest', computing],
  ['library', computing],
  ['check', computing],
  ['files', computing],
  ['site', computing],
  ['install', computing],
  ['search', computing],
  ['answers', computing],
  ['io', /^(node:.*|zod)$/],
  [
    'lsp',
    /^(vscode-languageserver\/node\.js|vscode-languageserver-textdocument|node:(fs|path|stream|url))$/,
  ],
  ['provider', /^(@adonisjs\/core\/|edge\.js$|node:(fs|path)$)/],
  [
    'mcp',
    /^(@modelcontextprotocol\/server(\/stdio)?|zod|node:(path|process|stream|string_decoder|util))$/,
  ],
  ['console', /^(@adonisjs\/core\/|node:(path|url)$)/],
  ['commands', /^(@adonisjs\/core\/|node:(fs\/promises|path)$)/],
  ['bin', /^node:(path|util)$/],
  ['package', /^(node:(crypto|fs|fs\/promises|module|path|url)|esbuild|typescript)$/],
  ['entries', /^(@adonisjs\/core\/|edge\.js$)/],
]
const folders = rooms.map(([name]) => `engine/${name}`)
/** The rooms that only compute. */
const pure = folders.slice(0, folders.indexOf('engine/io'))

/** The folders and modules that each folder may import. The first match counts. */
const boundaries: Boundary[] = [
  ...rooms.map(([, modules], index) => ({
    folder: folders[index]!,
    folders: folders.slice(0, index + 1),
    modules,
  })),
  { folder: 'engine', folders, modules: /^node:util$/ },
  {
    folder: 'kit/components',
    folders: ['kit/components', 'engine/tags/index.ts'],
    modules: /^(@iconify-json\/.*|d3-(array|shape)|node:module|shiki\/.*)$/,
  },
  { folder: 'kit/scripts', folders: ['kit/scripts'], modules: /^$/ },
  { folder: 'kit', folders: ['kit', 'engine/index.ts'], modules: /^$/ },
  {
    folder: 'agent-docs',
    folders: ['agent-docs', 'plugins/http/prefers-markdown.ts', ...pure],
    modules: /^(?!@adonisjs\/|virtual:)/,
  },
  {
    folder: 'plugins',
    folders: ['plugins', ...pure, 'engine/io', 'engine/commands/describe-commands.ts'],
    modules: /^(?!@adonisjs\/|virtual:)/,
  },
  {
    folder: 'src/scripts/playground',
    folders: [
      'src/scripts',
      'plugins/playground/limits.ts',
      'plugins/playground/messages.ts',
      ...pure,
    ],
    modules: /^@(codemirror|lezer)\//,
  },
  {
    folder: 'src',
    folders: ['src', 'plugins/content/index.ts', ...pure],
    modules: /^(astro:|astro\/|site:(scripts|styles)$|github-slugger$)/,
  },
]

const root = join(import.meta.dirname, '../..')

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|mjs|astro)$/.test(path) && !/^build[./]|node_modules/.test(path))
    .map((path) => join(folder, path))
}

/** Returns every module that a file imports, also by `export … from` and `import()`. */
function listImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]!)
  const code = file.endsWith('.astro') ? [text.split('---')[1] ?? '', ...scripts].join('\n') : text
  const imported = ts.preProcessFile(code, true, true).importedFiles
  // The TypeScript parser also mistakes a regular expression that matches imports for one.
  return imported.map(({ fileName }) => fileName).filter((name) => !name.startsWith('('))
}

/** The workspaces that others import, by their package names. */
const packages: Record<string, string> = {
  '@kit-edge/engine': 'engine',
  '@kit-edge/docs': 'plugins',
}

/** Returns the file of this repository that an import resolves to; null for another package. */
function findTarget(file: string, module: string): string | null {
  if (module.startsWith('.')) return normalize(join(dirname(file), module.replace(/\?.*$/, '')))
  const [, name = '', path] = /^(@kit-edge\/\w+)(?:\/(.*))?$/.exec(module) ?? []
  const folder = packages[name]
  if (folder === undefined) return null
  const { exports } = readManifest(folder)
  const listed = exports[path === undefined ? '.' : `./${path}`] ?? `./${path}`
  return join(folder, listed)
}

function isAllowed(file: string, module: string): boolean {
  const boundary = boundaries.find(
    ({ folder }) => file === folder || file.startsWith(`${folder}/`),
  )!
  const target = findTarget(file, module)
  if (target === null) return boundary.modules.test(module)
  const isOther = target.split('/')[0] !== file.split('/')[0]
  // Another workspace must be imported by its package name.
  if (isOther && module.startsWith('.')) return false
  return boundary.folders.some((folder) => target === folder || target.startsWith(`${folder}/`))
}

type Manifest = {
  exports: Record<string, string>
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

test('imports only modules that each folder allows', () => {
  const wrong: string[] = []
  let count = 0
  for (const folder of ['agent-docs', 'engine', 'kit', 'plugins', 'src']) {
    for (const file of listFiles(folder)) {
      for (const module of listImports(file)) {
        count += 1
        if (!isAllowed(file, module)) wrong.push(`${file} → ${module}`)
      }
    }
  }
  assert.ok(count > 200, `only ${count} imports were seen`)
  assert.deepEqual(wrong, [])
})

test('declares exactly the packages that the files of a workspace import', () => {
  for (const [folder, folders] of [
    ['engine', ['engine']],
    ['plugins', ['plugins', 'src']],
  ] as const) {
    const { dependencies, peerDependencies } = readManifest(folder)
    const imported = folders.flatMap(listFiles).flatMap(listImports)
    const names = imported.map((module) => /^(@[^/]+\/)?[^/]+/.exec(module)![0])
    const others = names.filter((name) => !/^(\.|node:|astro:|site:|@kit-edge\/docs$)/.test(name))
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    // Syntax tree types belong to the declared parsers, and Node types are not imported.
    const expected = declared.filter((name) => !name.startsWith('@types/'))
    const types = ['hast', 'mdast']
    assert.deepEqual(
      [...new Set(others)].filter((name) => !types.includes(name)).sort(),
      expected.sort(),
      folder,
    )
  }
})

test('notices a forbidden import', () => {
  assert.equal(isAllowed('engine/files/assistants/llms-txt.ts', 'node:fs/promises'), false)
  assert.equal(isAllowed('engine/files/assistants/llms-txt.ts', '../../io/read-library.ts'), false)
  assert.equal(isAllowed('engine/tags/index.ts', '@adonisjs/core'), false)
  assert.equal(isAllowed('engine/tags/index.ts', 'zod'), false)
  assert.equal(isAllowed('engine/io/read-library.ts', '../../plugins/search.ts'), false)
  assert.equal(isAllowed('engine/mcp/tools.ts', '../console/console-command.ts'), false)
  assert.equal(isAllowed('engine/mcp/tools.ts', '@adonisjs/core/ace'), false)
  assert.equal(isAllowed('engine/catalog/paths.ts', '../commands/install.ts'), false)
  assert.equal(isAllowed('engine/catalog/paths.ts', '../site/route.ts'), false)
  assert.equal(isAllowed('plugins/search.ts', '../engine/catalog/paths.ts'), false)
  assert.equal(isAllowed('plugins/search.ts', '@kit-edge/engine/console/install.ts'), false)
  assert.equal(isAllowed('kit/components/icon/icon.ts', '@kit-edge/engine'), false)
  assert.equal(isAllowed('plugins/search.ts', '../src/to-href.ts'), false)
  assert.equal(isAllowed('plugins/search.ts', '../kit/library.ts'), false)
  assert.equal(isAllowed('src/to-href.ts', '@kit-edge/engine/io/read-library.ts'), false)
})

/** Functions of `node:fs` and `node:fs/promises` that change the disk. */
const changing =
  /^(append|chmod|chown|copy|cp|create|fchmod|fchown|ftruncate|lch|link|lutimes|mk|open|rename|rm|sym|truncate|unlink|utimes|write|default$)/

/** Files that change the disk themselves; all others use the first one, which writes atomically. */
const writers = [
  'engine/io/write-files.ts',
  'engine/io/folders.ts',
  'engine/io/temporary-files.ts',
  // A build is published only when it is complete.
  'plugins/http/publish-files.ts',
  'agent-docs/publish.ts',
  'agent-docs/write-output.ts',
  'plugins/example/lone-previews.ts',
  // Removes the socket of a killed process on systems where it is a file.
  'plugins/builds/one-build.ts',
  // Compile in a separate folder, which replaces the one of the library when it is complete.
  'engine/package/build.ts',
  'engine/package/bundle-modules.ts',
  'engine/package/compile.ts',
  'engine/package/stage-library.ts',
]

/** Returns the names that a module imports from Node's file modules; `default` for all of them. */
function listFileImports(text: string): string[] {
  const named = [...text.matchAll(/import\s+([^'"]*?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g)]
  const names = named.flatMap(([, clause]) => {
    const [, braces] = /^\{([^}]*)\}$/.exec(clause!) ?? []
    const list = braces?.split(',').map((name) => name.trim().split(/\s/)[0]!)
    return list?.filter((name) => name && name !== 'type') ?? ['default']
  })
  const isHidden = /(import|require|getBuiltinModule)\(\s*['"](node:)?fs/.test(text)
  return isHidden ? [...names, 'default'] : names
}

test('changes the disk only through the atomic writer [whole-files]', () => {
  const found = ['agent-docs', 'engine', 'kit', 'plugins', 'src']
    .flatMap(listFiles)
    .filter((file) => {
      const names = listFileImports(readFileSync(join(root, file), 'utf8'))
      return names.some((name) => changing.test(name))
    })
  assert.deepEqual(found.sort(), writers.toSorted())
})

test('reads files of the disk only through one function, which refuses pipes and devices', () => {
  const found = listFiles('engine').filter((file) => {
    const names = listFileImports(readFileSync(join(root, file), 'utf8'))
    return names.some((name) => /^(readFile|createReadStream|default$)/.test(name))
  })
  assert.deepEqual(found, ['engine/io/read-file.ts'])
})

test('notices a file that writes to the disk itself', () => {
  const read = "import { readFileSync, statSync } from 'node:fs'"
  assert.deepEqual(listFileImports(read), ['readFileSync', 'statSync'])
  assert.ok(!listFileImports(read).some((name) => changing.test(name)))
  for (const text of [
    "import { readFile, writeFile } from 'node:fs/promises'",
    "import {\n  createWriteStream as create,\n} from 'fs'",
    "import * as fs from 'node:fs'",
    "import fs from 'node:fs/promises'",
    "const fs = await import('node:fs')",
    "process.getBuiltinModule('fs')",
    "import { openSync } from 'node:fs'",
  ]) {
    assert.ok(
      listFileImports(text).some((name) => changing.test(name)),
      text,
    )
  }
})

test('imports only existing files of this repository', () => {
  for (const file of ['agent-docs', 'engine', 'kit', 'plugins', 'src'].flatMap(listFiles)) {
    for (const module of listImports(file)) {
      const target = findTarget(file, module)
      if (target !== null) assert.ok(existsSync(join(root, target)), `${file} imports ${module}`)
    }
  }
})

test('mentions neither brand nor namespace in the engine', () => {
  const spelled: string[] = []
  const files = ['engine', 'plugins', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  )
  for (const file of files) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      // The scope of the engine's own packages.
      const text = line.replaceAll(/@kit-edge\/(engine|docs|agent-docs)|webkit/g, '')
      if (/kit(?![a-z])/i.test(text)) spelled.push(`${file}:${index + 1} ${line.trim()}`)
    }
  }
  assert.deepEqual(spelled, [])
})
