import assert from 'node:assert/strict'
import test from 'node:test'
import { type Change, toDiffText } from '../../../../engine/install/change.ts'
import { findBundler, toBundlerName } from '../../../../engine/install/wiring/vite.ts'
import { planUnwiring, planWiring } from '../../../../engine/install/wiring/plan-wiring.ts'

type Files = Record<string, string>

const library = { namespace: 'acme', package: '@acme/ui' }
const reader = (files: Files) => (file: string) => files[file] ?? null
const toRequest = (files: Files) => ({
  library,
  templates: Object.keys(files).filter((file) => file.endsWith('.edge')),
  read: reader(files),
  scripts: ['dialog', 'form', 'tabs'],
})
const plan = (files: Files) => planWiring(toRequest(files))
const apply = (files: Files, changes: Change[]): Files => ({
  ...files,
  ...Object.fromEntries(changes.flatMap(({ file, text }) => (text ? [[file, text]] : []))),
})
const toActions = (changes: Change[]) => changes.map(({ file, action }) => `${action} ${file}`)

const config = `import { defineConfig } from 'vite'
import adonisjs from '@adonisjs/vite/client'

export default defineConfig({
  plugins: [
    adonisjs({
      entrypoints: ['resources/css/app.css', 'resources/js/app.js'],
    }),
  ],
})
`
const layout = `<!DOCTYPE html>
<html>
  <head>
    <link rel="stylesheet" href="/app.css">
  </head>
  <body></body>
</html>
`
const vite: Files = {
  'vite.config.ts': config,
  'resources/css/app.css': 'a { color: red }\n',
  'resources/js/app.js': "import Alpine from 'alpinejs'\n\nAlpine.start()\n",
  'resources/views/layout.edge': layout,
}
const tailwind = { ...vite, 'resources/css/app.css': "@import 'tailwindcss';\na {}\n" }
const none: Files = {
  'resources/views/components/layout.edge': layout,
  'resources/views/pages/home.edge': '@layout()\n@end\n',
  'resources/views/emails/welcome.edge': layout,
  'public/app.css': 'a { color: red }\n',
}

for (const [name, files, actions] of [
  [
    'Vite',
    vite,
    ['update resources/css/app.css', 'update resources/js/app.js', 'update vite.config.ts'],
  ],
  [
    'Vite with Tailwind',
    tailwind,
    ['update resources/css/app.css', 'update resources/js/app.js', 'update vite.config.ts'],
  ],
  ['No bundler', none, ['update resources/views/components/layout.edge', 'update public/app.css']],
] as const) {
  test(`${name}: only adds lines, adds none in a second run, and removes them on removal`, () => {
    const { bundler, changes } = plan(files)
    assert.equal(toBundlerName(bundler), name)
    assert.deepEqual(toActions(changes), actions)
    for (const { file, text } of changes) {
      assert.doesNotMatch(toDiffText(reader(files)(file)!, text!), /^ {4}-/m)
    }
    const wired = apply(files, changes)
    assert.ok(plan(wired).changes.every(({ action }) => action === 'unchanged'))
    assert.deepEqual(apply(wired, planUnwiring(toRequest(wired))), files)
  })
}

test("imports stylesheet and scripts in Vite's entry points, and keeps light-dark() in the build", () => {
  const [css, js, target] = plan(vite).changes
  assert.match(
    css!.text!,
    /^\/\* acme:start \*\/\n@layer theme, base, app, components, utilities;\n@import '@acme\/ui\/styles\.css';\n/,
  )
  assert.match(js!.text!, /^import '@acme\/ui\/scripts'\nimport Alpine/)
  assert.match(
    target!.text!,
    /defineConfig\(\{\n {2}build: \{ cssTarget: \['chrome123', .*\] \},\n {2}plugins/,
  )
})

test('links files of the provider in the layout without a bundler, but not in emails', () => {
  const [change] = plan(none).changes
  assert.match(
    change!.text!,
    /app\.css">\n {4}<link rel="stylesheet" href="\/acme\/styles\.css">\n {4}<script type="module" src="\/acme\/scripts\.js"><\/script>\n {2}<\/head>/,
  )
})

test('reads the head that a layout includes, and names other pages with a head of their own', () => {
  const included: Files = {
    'resources/views/components/layout.edge': '<head>\n  @include("partials/head")\n</head>\n',
    'resources/views/partials/head.edge': '<link rel="stylesheet" href="/app.css">\n',
    'resources/views/components/guest.edge': '<head>\n</head>\n',
    'public/app.css': 'a { color: red }\n',
  }
  assert.deepEqual(toActions(plan(included).changes), [
    'update resources/views/components/layout.edge',
    'update public/app.css',
    'keep resources/views/components/guest.edge',
  ])
  const lines =
    '<link rel="stylesheet" href="/acme/styles.css"><script type="module" src="/acme/scripts.js"></script>'
  const written = {
    ...included,
    'resources/views/partials/head.edge': `${lines}@include('partials/head')`,
  }
  const [layout, ...others] = plan(written).changes
  assert.equal(layout?.action, 'unchanged')
  assert.match(others.at(-1)!.note!, /if its pages use components, add <link/)
})

test('finds a stylesheet that a script imports, and imports both in a script without one', () => {
  const imported: Files = {
    'vite.config.js':
      "import a from '@adonisjs/vite/client'\nexport default { plugins: [a({ entryPoints: ['resources/js/main.ts'] })] }\n",
    'resources/js/main.ts': 'import "../css/main.css";\n',
    'resources/css/main.css': 'a {}\n',
  }
  const [css, js, target] = plan(imported).changes
  assert.equal(css!.file, 'resources/css/main.css')
  assert.equal(js!.text, 'import "@acme/ui/scripts";\nimport "../css/main.css";\n')
  assert.match(target!.note!, /add `build: \{ cssTarget: .* by hand/)
  const bare = { ...imported, 'resources/js/main.ts': '' }
  assert.equal(
    plan(bare).changes[0]!.text,
    "import '@acme/ui/styles.css'\nimport '@acme/ui/scripts'\n",
  )
})

test('loads the scripts in the layout if the entry points only have a stylesheet', () => {
  const { changes } = plan({
    ...vite,
    'vite.config.ts': config.replace(", 'resources/js/app.js'", ''),
  })
  assert.deepEqual(toActions(changes), [
    'update resources/css/app.css',
    'update resources/views/layout.edge',
    'update vite.config.ts',
  ])
  assert.doesNotMatch(changes[1]!.text!, /acme\/styles\.css/)
})

test('keeps an unusual Vite configuration, and notes the line to add', () => {
  const configs: [text: string, action: string][] = [
    [config.replace('  plugins', '  build: {\n    sourcemap: true,\n  },\n  plugins'), 'update'],
    [config.replace('  plugins', '  build: { sourcemap: true },\n  plugins'), 'keep'],
    [config.replace('defineConfig({', 'defineConfig(() => ({'), 'keep'],
    [config.replace('  plugins', "  build: { cssTarget: 'chrome140' },\n  plugins"), 'unchanged'],
    [config.replace('  plugins', '  // build: {\n  plugins'), 'update'],
  ]
  for (const [text, action] of configs) {
    const files = { ...vite, 'vite.config.ts': text }
    const { changes } = plan(files)
    assert.equal(changes[2]!.action, action, text)
    const wired = apply(files, changes)
    if (action !== 'unchanged')
      assert.deepEqual(apply(wired, planUnwiring(toRequest(wired))), files)
  }
})

test('reports missing and unreadable entry points', () => {
  const { changes } = plan({ 'vite.config.ts': config })
  assert.equal(
    changes[0]!.note,
    'names resources/css/app.css, resources/js/app.js, which do not exist; create the file, then run the command again',
  )
  const other = plan({ 'vite.config.ts': config.replace(/entrypoints: \[.*\]/, 'entrypoints') })
  assert.match(other.changes[0]!.note!, /no entry points that this command can read/)
})

test('completes an interrupted run, and keeps what it wrote', () => {
  const { changes } = plan(vite)
  for (const { file } of changes) {
    const half = apply(
      vite,
      changes.filter((change) => change.file !== file),
    )
    assert.deepEqual(
      toActions(plan(half).changes).filter((action) => !action.startsWith('unchanged')),
      [`update ${file}`],
    )
  }
})

test('keeps imports that people wrote themselves', () => {
  const own = {
    ...vite,
    'resources/css/app.css': "@import '@acme/ui/styles.css';\n",
    'resources/js/app.js': "import '@acme/ui/scripts/dialog'\n",
  }
  assert.deepEqual(toActions(plan(own).changes), [
    'unchanged resources/css/app.css',
    'unchanged resources/js/app.js',
    'update vite.config.ts',
  ])
  const removal = planUnwiring(toRequest(own))
  assert.deepEqual(
    removal.filter(({ note }) => note).map(({ file }) => file),
    ['resources/css/app.css', 'resources/js/app.js'],
  )
})

test('imports the scripts of components beside one that only adds to them', () => {
  const addition = "import '@acme/ui/scripts/live'\n"
  const { changes } = plan({ ...vite, 'resources/js/app.js': addition })
  const entry = changes.find(({ file }) => file === 'resources/js/app.js')
  assert.equal(entry?.text, `import '@acme/ui/scripts'\n${addition}`)
})

test('ignores Vite if it only runs tests', () => {
  assert.deepEqual(findBundler(reader({ 'vite.config.ts': "import 'vitest'" })), { kind: 'none' })
})

test('shows each change with one line around it', () => {
  assert.equal(
    toDiffText('a\nb\nc\nd\ne\n', 'a\nb\nx\nc\nd\ne\n'),
    '    …\n      b\n    + x\n      c\n',
  )
  assert.equal(toDiffText('a\nx\nb\n', 'a\nb\n'), '      a\n    - x\n      b\n')
  assert.equal(toDiffText('a\n', 'b\n'), '    - a\n    + b\n')
})
