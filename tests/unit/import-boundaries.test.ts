import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import test from 'node:test'
import ts from 'typescript'

const pure = ['answers', 'check', 'files', 'install', 'library', 'problem', 'schema', 'search']
/** Rooms of the engine that compute, and neither read nor write. */
const rooms = [...pure, 'tags'].map((name) => `engine/${name}`)

/** What each folder may import: other folders, and modules by name. The first match counts. */
const boundaries: { folder: string; folders: string[]; modules: RegExp }[] = [
  {
    folder: 'engine/tags',
    folders: ['engine/tags', 'engine/problem', 'engine/library/once-for.ts'],
    modules: /^(edge\.js|edge-lexer|edge-parser|acorn|he|fastest-levenshtein)(\/|$)/,
  },
  {
    folder: 'engine/io',
    folders: [...rooms, 'engine/io', 'engine/commands'],
    modules: /^(node:.*|zod)$/,
  },
  {
    folder: 'engine/mcp',
    folders: [...rooms, 'engine/mcp', 'engine/io'],
    modules:
      /^(@modelcontextprotocol\/server(\/stdio)?|zod|node:(path|process|stream|string_decoder|util))$/,
  },
  {
    folder: 'engine/console',
    folders: [...rooms, 'engine/console', 'engine/io'],
    modules: /^(@adonisjs\/core\/|node:(path|url)$)/,
  },
  {
    folder: 'engine/commands',
    folders: [...rooms, 'engine/commands', 'engine/console', 'engine/io', 'engine/mcp/serve.ts'],
    modules: /^(@adonisjs\/core\/|node:(fs\/promises|path)$)/,
  },
  {
    folder: 'engine/provider',
    folders: ['engine/provider', 'engine/tags', 'engine/io'],
    modules: /^(@adonisjs\/core\/|edge\.js$|node:(fs|path)$)/,
  },
  {
    folder: 'engine',
    folders: rooms,
    modules:
      /^(node:crypto|zod|comment-parser|edge\.js(?:\/types)?|fastest-levenshtein|github-slugger|jsonc-parser|minisearch|smol-toml|yaml|unified|vfile-message|(remark|unist|mdast|micromark|vfile)(-[\w-]+)?|mdast|hast)$/,
  },
  {
    folder: 'kit/components',
    folders: ['kit/components', 'engine/tags/index.ts'],
    modules: /^(@iconify-json\/.*|node:module)$/,
  },
  { folder: 'kit/scripts', folders: ['kit/scripts'], modules: /^$/ },
  {
    folder: 'kit',
    folders: ['kit', 'engine'],
    modules: /^(@adonisjs\/core\/|edge\.js$|node:url$)/,
  },
  {
    folder: 'plugins',
    folders: ['plugins', ...rooms, 'engine/io'],
    modules: /^(?!@adonisjs\/|virtual:)/,
  },
  {
    folder: 'src',
    folders: ['src', ...rooms],
    modules: /^(astro:|astro\/|site:(scripts|styles)$|docs-workspace\/content$|github-slugger$)/,
  },
]

const root = join(import.meta.dirname, '../..')

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|js|mjs|astro)$/.test(path) && !/^build[./]|node_modules/.test(path))
    .map((path) => join(folder, path))
}

/** Every module that a file imports, also by `export … from` and `import()`. */
function listImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]!)
  const code = file.endsWith('.astro') ? [text.split('---')[1] ?? '', ...scripts].join('\n') : text
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName)
}

function isAllowed(file: string, module: string): boolean {
  const boundary = boundaries.find(({ folder }) => file.startsWith(`${folder}/`))!
  if (!module.startsWith('.')) return boundary.modules.test(module)
  const target = normalize(join(dirname(file), module.replace(/\?.*$/, '')))
  return boundary.folders.some((folder) => target === folder || target.startsWith(`${folder}/`))
}

test('imports point inward', () => {
  const wrong: string[] = []
  let count = 0
  for (const folder of ['engine', 'kit', 'plugins', 'src']) {
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

test('a forbidden import is noticed', () => {
  assert.equal(isAllowed('engine/files/assistants/llms-txt.ts', 'node:fs/promises'), false)
  assert.equal(isAllowed('engine/files/assistants/llms-txt.ts', '../../io/read-library.ts'), false)
  assert.equal(isAllowed('engine/tags/index.ts', '@adonisjs/core'), false)
  assert.equal(isAllowed('engine/tags/index.ts', 'zod'), false)
  assert.equal(isAllowed('engine/io/read-library.ts', '../../plugins/search.ts'), false)
  assert.equal(isAllowed('engine/mcp/tools.ts', '../console/console-command.ts'), false)
  assert.equal(isAllowed('engine/mcp/tools.ts', '@adonisjs/core/ace'), false)
  assert.equal(isAllowed('engine/files/paths.ts', '../commands/install.ts'), false)
  assert.equal(isAllowed('plugins/search.ts', '../src/to-href.ts'), false)
  assert.equal(isAllowed('plugins/search.ts', '../kit/library.ts'), false)
  assert.equal(isAllowed('src/to-href.ts', '../engine/io/read-library.ts'), false)
})

/** What of `node:fs` and `node:fs/promises` changes a disk. */
const changing =
  /^(append|chmod|chown|copy|cp|create|fchmod|fchown|ftruncate|lch|link|lutimes|mk|open|rename|rm|sym|truncate|unlink|utimes|write|default$)/

/** Files that change the disk themselves: all else is written by the first, whole or not at all. */
const writers = [
  'engine/io/write-files.ts',
  'engine/io/folders.ts',
  'engine/io/temporary-files.ts',
  // What a build writes is published when it is whole.
  'plugins/http/write-output.ts',
  'plugins/example/lone-previews.ts',
  // Removes the socket of a killed process where that is a file.
  'plugins/builds/hold-folder.ts',
]

/** The names that a module imports from the modules of Node for files; `default` for all of them. */
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

test('only the writer changes the disk, so that every file is written whole or not at all', () => {
  const found = ['engine', 'kit', 'plugins', 'src'].flatMap(listFiles).filter((file) => {
    const names = listFileImports(readFileSync(join(root, file), 'utf8'))
    return names.some((name) => changing.test(name))
  })
  assert.deepEqual(found.sort(), writers.toSorted())
})

test('a file that writes by itself is noticed', () => {
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

test('relative imports name files that exist', () => {
  for (const file of ['engine', 'kit', 'plugins', 'src'].flatMap(listFiles)) {
    for (const module of listImports(file).filter((name) => name.startsWith('.'))) {
      const target = join(root, dirname(file), module.replace(/\?.*$/, ''))
      assert.ok(existsSync(target), `${file} imports ${module}`)
    }
  }
})

test('the engine spells neither brand nor namespace', () => {
  const spelled: string[] = []
  const files = ['engine', 'kit/entries', 'plugins', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => join(folder, path)),
  )
  for (const file of files) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      // The folder of the library is called `kit/`, whatever library is in it; `plugins/` has a name on npm.
      const text = line.replaceAll(
        /(\.\.\/|['`/])kit\/|join\(root, 'kit'\)|webkit|@kit-edge\/docs\b/g,
        '',
      )
      if (/kit(?![a-z])/i.test(text)) spelled.push(`${file}:${index + 1} ${line.trim()}`)
    }
  }
  assert.deepEqual(spelled, [])
})
