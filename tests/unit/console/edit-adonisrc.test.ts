import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import fc from 'fast-check'
import { registerPackage, unregisterPackage } from '../../../engine/console/edit-adonisrc.ts'
import { loadParser, type Parser } from '../../../engine/console/parse-adonisrc.ts'

const root = mkdtempSync(join(tmpdir(), 'register-'))
after(() => rmSync(root, { recursive: true, force: true }))
const parse = loadParser('.')!

const write = (text: string) => writeFileSync(join(root, 'adonisrc.ts'), text)

function register(text: string, loaded: (() => unknown)[] = [], load = (): Parser | null => parse) {
  write(text)
  return registerPackage(load, root, '@acme/ui', loaded)
}

function unregister(text: string) {
  write(text)
  return unregisterPackage(() => parse, root, '@acme/ui')
}

const unchanged = { file: 'adonisrc.ts', action: 'unchanged' }
const provider = "() => import('@acme/ui/provider')"
const commands = "() => import('@acme/ui/commands')"

const edited: [label: string, before: string, after: string][] = [
  [
    'multi-line lists with a trailing comma',
    `export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
  ],
})
`,
    `export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    ${commands},
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    ${provider},
  ],
})
`,
  ],
  [
    'comments after a last entry without a comma',
    `export default defineConfig({
  commands: [
    () => import('a'), // one
    () => import('b') // two
    // () => import('c'),
  ],
  providers: [
    () => import('a') /* one */ // two
    /*
     * three
     */
  ], // four
})
`,
    `export default defineConfig({
  commands: [
    () => import('a'), // one
    () => import('b'), // two
    // () => import('c'),
    ${commands}
  ],
  providers: [
    () => import('a'), /* one */ // two
    /*
     * three
     */
    ${provider}
  ], // four
})
`,
  ],
  [
    'lists on one line, with or without a trailing comma',
    `export default defineConfig({ commands: [() => import('a')], providers: [a, ] })`,
    `export default defineConfig({ commands: [() => import('a'), ${commands}], providers: [a, ${provider}, ] })`,
  ],
  [
    'lists without entries, with or without a comment',
    `export default defineConfig({
  commands: [],
  providers: [
    // none
  ],
})
`,
    `export default defineConfig({
  commands: [${commands}],
  providers: [
    // none
    ${provider},
  ],
})
`,
  ],
  [
    'no lists at all',
    `export default defineConfig({
  preloads: [() => import('#start/routes')], // first
})
`,
    `export default defineConfig({
  preloads: [() => import('#start/routes')], // first
  providers: [${provider}],
  commands: [${commands}],
})
`,
  ],
  [
    'an empty configuration',
    'export default defineConfig({})\n',
    `export default defineConfig({
  providers: [${provider}],
  commands: [${commands}],
})
`,
  ],
  [
    'tabs, double quotes and semicolons',
    `import { defineConfig } from "@adonisjs/core/app";

export default defineConfig({
\tcommands: [
\t\t() => import("a"),
\t],
\tproviders: [
\t],
});
`,
    `import { defineConfig } from "@adonisjs/core/app";

export default defineConfig({
\tcommands: [
\t\t() => import("a"),
\t\t() => import("@acme/ui/commands"),
\t],
\tproviders: [
\t\t() => import("@acme/ui/provider"),
\t],
});
`,
  ],
  [
    'four spaces, and a bracket on the line of the last entry',
    `export default defineConfig({
    commands: [
        () => import('a')],
    providers: [a,
                b],
})
`,
    `export default defineConfig({
    commands: [
        () => import('a'),
        ${commands}],
    providers: [a,
                b,
                ${provider}],
})
`,
  ],
  [
    'an exported object, which comes before other lists of the same name',
    `export default {
  tests: { suites: [{ name: 'a', providers: [] }] },
  providers: [
    () => import('a'),
  ],
  commands: [],
}
const other = { providers: [] }
`,
    `export default {
  tests: { suites: [{ name: 'a', providers: [] }] },
  providers: [
    () => import('a'),
    ${provider},
  ],
  commands: [${commands}],
}
const other = { providers: [] }
`,
  ],
  [
    'one existing entry in double quotes, and one missing entry',
    `export default defineConfig({ commands: [() => import("@acme/ui/commands")], providers: [] })\n`,
    `export default defineConfig({ commands: [() => import("@acme/ui/commands")], providers: [() => import("@acme/ui/provider")] })\n`,
  ],
]

for (const [label, before, expected] of edited) {
  test(`adds an entry to adonisrc.ts and keeps every other byte: ${label}`, async () => {
    for (const [mark, end] of [
      ['', '\n'],
      ['\uFEFF', '\r\n'],
    ] as const) {
      const toText = (text: string) => mark + text.replaceAll('\n', end)
      const change = await register(toText(before))
      assert.deepEqual(change, { file: 'adonisrc.ts', action: 'update', text: toText(expected) })
      assert.deepEqual(await register(change.text!), unchanged)
      // A removal leaves the lists that the installation had to create.
      if (/no lists|empty|one missing/.test(label)) continue
      assert.equal((await unregister(change.text!)).text, toText(before))
    }
  })
}

/** Lists to which no text can be added, before and after somebody adds the entries by hand. */
const manual: [label: string, before: string, after: string, left?: string][] = [
  [
    'a list returned by a function',
    `export default defineConfig({ commands: [].concat(base), providers: list() })\n`,
    `export default defineConfig({ commands: [].concat(base, [() => import("@acme/ui/commands")]), providers: list(\`@acme/ui/provider\`) })\n`,
  ],
  [
    'a conditional list',
    `export default defineConfig({ commands: isDev ? [] : [a], providers: isDev ? [] : [a] })\n`,
    `export default defineConfig({ commands: isDev ? [${commands}] : [a], providers: isDev ? [] : [a, { file: ${provider}, environment: ['web'] }] })\n`,
  ],
  [
    'a configuration that spreads another one',
    `const base = make()\nexport default defineConfig({ ...base })\n`,
    `const base = make()\nbase.providers.push(async () => import('@acme/ui/provider'))\nbase.commands.push(${commands})\nexport default defineConfig({ ...base })\n`,
  ],
  [
    'properties before a spread that may replace them, and a variable that is reassigned',
    `let commands = []\ncommands = load()\nexport default defineConfig({ commands, providers: [], ...base })\n`,
    `let commands = []\ncommands = [...load(), ${commands}]\nexport default defineConfig({ commands, ...base, providers: [${provider}] })\n`,
  ],
  [
    'a call with more arguments than the configuration',
    `export default merge({ providers: [] }, { commands: [] })\n`,
    `export default merge({ providers: [${provider}] }, { commands: [${commands}] })\n`,
  ],
  [
    'variables that refer to each other, and a list that is a method',
    `const a = b, b = a\nexport default defineConfig({ providers: a, commands() {} })\n`,
    `const a = [${provider}]\nexport default defineConfig({ providers: a, commands() { return [${commands}] } })\n`,
  ],
  [
    'no configuration',
    `export const config = { providers: [], commands: [] }\n`,
    `import provider from '@acme/ui/provider'\nexport const config = { providers: [async () => ({ default: provider })], commands: [${commands}] }\n`,
  ],
]

for (const [label, before, after] of manual) {
  test(`names the lines to add by hand, and recognises them in the next run: ${label}`, async () => {
    assert.deepEqual(await register(before), {
      file: 'adonisrc.ts',
      action: 'keep',
      note: `has lists that cannot be changed safely; add \`${provider}\` to \`providers\` and \`${commands}\` to \`commands\` by hand`,
    })
    assert.deepEqual(await register(after), unchanged)
  })
}

test('adds the entries that it can, and names only the others to add by hand', async () => {
  const before = `export default defineConfig({ commands: list(), providers: [] })\n`
  const { text, ...change } = await register(before)
  assert.equal(text, before.replace('providers: []', `providers: [${provider}]`))
  assert.deepEqual(change, {
    file: 'adonisrc.ts',
    action: 'update',
    note: `has lists that cannot be changed safely; add \`${commands}\` to \`commands\` by hand`,
  })
})

/** Entries that an application has loaded: these two, and one of another package. */
const loaded = [
  () => import('node:fs'),
  new Function("return import('@acme/ui/provider')") as () => unknown,
  new Function('return import("@acme/ui/commands")') as () => unknown,
]

test('recognises entries of another file by what the application has loaded', async () => {
  const text = `import { commands, providers } from './lists.js'\nexport default defineConfig({ commands, providers })\n`
  assert.equal((await register(text)).action, 'keep')
  assert.deepEqual(await register(text, loaded), unchanged)
  const { note } = await register(text, loaded.slice(0, 2))
  assert.match(note!, /; add `[^`]*commands'\)` to `commands` by hand$/)
})

test('names the lines to add if the project lacks the tools, unless the application has loaded them', async () => {
  const none = () => loadParser(root)
  const text = `export default defineConfig({ commands: [], providers: [] })\n`
  assert.deepEqual(await register(text, [], none), {
    file: 'adonisrc.ts',
    action: 'keep',
    note: `cannot be read, because \`@adonisjs/assembler\` is missing; add \`${provider}\` to \`providers\` and \`${commands}\` to \`commands\` by hand`,
  })
  assert.deepEqual(await register(text, loaded, none), unchanged)
})

test('names the lines to add if the project has no adonisrc.ts', async () => {
  rmSync(join(root, 'adonisrc.ts'), { force: true })
  const { action, note } = await registerPackage(() => parse, root, '@acme/ui', [])
  assert.deepEqual([action, note?.startsWith('does not exist; add `() => ')], ['keep', true])
})

test('keeps a file that does not parse', async () => {
  for (const text of ['export default defineConfig({ providers: [', 'export default {{{', '']) {
    assert.equal((await register(text)).action, 'keep', text)
  }
})

/** Returns the items of each list and the syntax errors of a text. */
function toParts(text: string) {
  const source = parse(text)
  const { parseDiagnostics } = source.compilerNode as {
    parseDiagnostics?: { messageText: unknown }[]
  }
  const lists = source
    .getDescendants()
    .filter((node) => node.getKindName() === 'ArrayLiteralExpression')
    .map((node) => node.forEachChildAsArray().map((item) => item.getText()))
  return { errors: parseDiagnostics!.map(({ messageText }) => messageText), lists }
}

test('adds both entries at the end of the lists of any adonisrc.ts, and restores every byte on removal', async () => {
  const item = fc.constantFrom(
    "() => import('a')",
    '() => import("b")',
    '...base',
    "{ file: () => import('c'), environment: ['web', 'repl'] }",
    "{\n      file: () => import('d'),\n      environment: ['test'],\n    }",
    'own as Provider',
    "isDev ? () => import('e]') : (() => import('f,'))",
  )
  const inline = fc.constantFrom(
    '',
    ' ',
    '  ',
    ' /* , ] */ ',
    '/**/',
    "/* import('@acme/ui/provider') */",
  )
  const gap = fc.oneof(
    inline,
    fc.constantFrom(
      '\n',
      '\n    ',
      '\n\t\t',
      ' // a, ] b\n  ',
      '\n  // c\n\n    ',
      '\n  /*\n   * d\n   */\n  ',
    ),
  )
  const list = fc
    .tuple(fc.array(fc.tuple(gap, item, gap), { maxLength: 3 }), fc.boolean(), gap)
    .map(([items, hasComma, end]) => {
      const inside = items.map((parts) => parts.join('')).join(',')
      return `[${inside}${hasComma && items.length ? ',' : ''}${end}]`
    })
  const typed = fc.constantFrom<[string, string]>(
    ['', ''],
    ['', ' as const'],
    ['(', ')'],
    ['<Provider[]>', ''],
    ['', ' satisfies Provider[]'],
  )
  const shape = fc.constantFrom(
    (a: string, b: string) => `export default defineConfig({ commands: ${a}, providers: ${b} })\n`,
    (a: string, b: string) =>
      `export default define<Config>({\n\t"providers": ${b},\n\tcommands: ${a}\n} as Config)`,
    (a: string, b: string) =>
      `const commands = ${a}\nconst x = ${b}, y = x\nexport default { providers: y, commands }\n`,
    (a: string, b: string) =>
      `const config = {\n  ...base, // z\n  commands: ${a},\n  providers: ${b},\n}\nexport default defineConfig(config!)\n`,
  )
  await fc.assert(
    fc.asyncProperty(
      list,
      list,
      typed,
      shape,
      fc.boolean(),
      fc.boolean(),
      async (a, b, [open, close], toText, isCrlf, hasMark) => {
        const plain = toText(`${open}${a}${close}`, `${open}${b}${close}`)
        const before = (hasMark ? '\uFEFF' : '') + (isCrlf ? plain.replaceAll('\n', '\r\n') : plain)
        const was = toParts(before)
        assert.deepEqual(was.errors, [])
        const { action, text, note } = await register(before)
        assert.deepEqual([action, note], ['update', undefined], before)
        const { errors, lists } = toParts(text!)
        assert.deepEqual(errors, [], text)
        const isOurs = (entry: string) => /^\(\) => import\((['"])@acme\/ui\/\w+\1\)$/.test(entry)
        assert.deepEqual(
          lists.map((list) => (isOurs(list.at(-1) ?? '') ? list.slice(0, -1) : list)),
          was.lists,
        )
        assert.equal(lists.flat().filter(isOurs).length, 2, text)
        assert.ok(!isCrlf || !/(?<!\r)\n/.test(text!), text)
        assert.deepEqual(await register(text!), unchanged)
        assert.deepEqual(await unregister(text!), {
          file: 'adonisrc.ts',
          action: 'update',
          text: before,
        })
      },
    ),
    { numRuns: 60 },
  )
})
