import assert from 'node:assert/strict'
import test from 'node:test'
import {
  mergeLayers,
  toLayeredCss,
  toLayeredCssRemoval,
} from '../../../../engine/install/wiring/layered-css.ts'

const file = 'resources/css/app.css'
const options = { namespace: 'acme', module: '@acme/ui/styles.css' }
const add = (css: string) => toLayeredCss(file, css, options)
const remove = (css: string) => toLayeredCssRemoval(file, css, 'acme', '@acme/ui')

const head = `/* acme:start */
@layer theme, base, app, components, utilities;
@import '@acme/ui/styles.css';
/* acme:end */
`
const open = `/* acme:start Your rules, in a layer below the components. */
@layer app {
`
const close = `
}
/* acme:end Rules below this line win over the components. */`

test('puts the order first, and the rules of the application into a layer', () => {
  assert.deepEqual(add('* {\n  margin: 0;\n}\n'), {
    file,
    action: 'update',
    text: `${head}\n${open}* {\n  margin: 0;\n}${close}\n`,
  })
})

test("keeps imports and Tailwind's directives at the top level", () => {
  const css = `@import 'tailwindcss';
@theme { --color-brand: red; }

/* Ours */
a { color: red }
@media print { a { color: black } }
@utility wide { width: 100% }
b { color: blue }`
  assert.equal(
    add(css).text,
    `${head}
@import 'tailwindcss';
@theme { --color-brand: red; }

${open}/* Ours */
a { color: red }
@media print { a { color: black } }${close}
@utility wide { width: 100% }
${open}b { color: blue }${close}`,
  )
})

test('adds a line again that somebody has removed from its block', () => {
  const whole = add('a {}\n').text!
  const [order, imported] = head
    .split('\n')
    .slice(1, 3)
    .map((line) => `${line}\n`)
  for (const gone of [order!, imported!, order! + imported!]) {
    assert.equal(add(whole.replace(gone, '')).text, whole)
  }
  assert.equal(add(whole).action, 'unchanged')
  // Single stylesheets replace the whole one, in the block or outside of it.
  for (const parts of [
    whole.replace('styles.css', 'styles/card.css'),
    "@import '@acme/ui/styles/card.css';\n",
  ]) {
    assert.equal(add(parts).action, 'unchanged')
  }
  // Another line in the block stays.
  const own = whole.replace(imported!, `@import './own.css';\n`)
  assert.match(add(own).text!, /@layer [^;]+;\n@import '.\/own.css';\n@import '@acme\/ui/)
  // Without the block, what is below the layer still wins.
  const won = `${whole}.own {}\n`
  assert.equal(add(won.replace(`${head}\n`, '')).text, won)
  // The end of the block is missing, so its lines are left to the person who edits them.
  assert.equal(add(whole.replace('/* acme:end */\n', '')).action, 'unchanged')
})

test('adds no import to a stylesheet that a page links', () => {
  const { text } = toLayeredCss(file, 'a {}', { namespace: 'acme', module: null })
  assert.doesNotMatch(text!, /@import/)
  assert.equal(remove(text!).text, 'a {}')
})

const stylesheets: [label: string, css: string][] = [
  ['rules', '* {\n  margin: 0;\n}\n'],
  ['no final line break', 'a { color: red }'],
  ['nothing', ''],
  ['imports alone', "@import 'tailwindcss';\n"],
  ['a character set first', '@charset "utf-8";\na { content: "}" }\n'],
  ['a byte order mark', '\uFEFFa {}\n'],
  ['Windows line endings', 'a {\r\n  color: red;\r\n}\r\n'],
  ['both ends of lines', 'a {\r\n}\nb {\n}\n'],
  ['comments around', '/* { */\n\na {} /* } */\n/* end */\n'],
  ['its own layers', '@layer reset, components;\n@layer reset { a {} }\nb {}\n'],
  ['URLs and escapes', '.a\\{b { background: url(data:x;y{) }\n@import url("x;y");\nb{}\n'],
]
for (const [label, css] of stylesheets) {
  test(`restores every byte of a stylesheet on removal: ${label}`, () => {
    const added = add(css)
    assert.equal(added.action, 'update', added.note)
    assert.deepEqual(add(added.text!), { file, action: 'unchanged' })
    // With mixed line endings, the removal writes those that most editors write.
    const expected = label.startsWith('both') ? css.replaceAll('\r\n', '\n') : css
    assert.equal(remove(added.text!).text?.trimEnd() ?? '', expected.trimEnd())
    if (label !== 'nothing') assert.equal(remove(added.text!).text, expected)
  })
}

test('restores a stylesheet that a formatter has indented, except its indentation', () => {
  const added = add('a {\n  color: red;\n}\n').text!
  const indented = added.replace('a {\n  color: red;\n}', '  a {\n    color: red;\n  }')
  assert.equal(remove(indented).text, '  a {\n    color: red;\n  }\n')
})

test('keeps and reports lines that somebody changed', () => {
  const added = add('a {}\n').text!
  const edited = remove(added.replace('@layer app {', '@layer mine {'))
  assert.equal(edited.action, 'update')
  assert.match(edited.note!, /still has lines of `@acme\/ui`/)
  const own = remove("@import '@acme/ui/styles.css';\n")
  assert.equal(own.action, 'keep')
})

test('keeps a stylesheet that imports the library already', () => {
  for (const css of ["@import '@acme/ui/styles.css';\na {}\n", '/* acme:start */\na {}\n']) {
    assert.deepEqual(add(css), { file, action: 'unchanged' })
  }
})

const kept: [css: string, note: RegExp][] = [
  ['a { color: red', /without its pair/],
  ['a { content: "x }', /without its pair/],
  ['/* a {}', /without its pair/],
  ['a {} }', /without its pair/],
  ['@tailwind base;\n@tailwind utilities;\n', /Tailwind 3/],
  ['@layer utilities, base;\n', /orders the layers utilities, base, expected theme, base, app/],
]
for (const [css, note] of kept) {
  test(`writes nothing if the result would be wrong: ${css.trim()}`, () => {
    const change = add(css)
    assert.deepEqual([change.action, change.text], ['keep', undefined])
    assert.match(change.note!, note)
  })
}

test('keeps the order of existing layers, and puts them below the components unless they are ordered', () => {
  const ours = 'theme base app components utilities'
  for (const [own, merged] of [
    ['', ours],
    ['base components', ours],
    ['reset layout', 'theme base reset layout app components utilities'],
    ['reset base', 'theme reset base app components utilities'],
    ['reset components overrides', 'theme base reset app components utilities overrides'],
    ['utilities last', `${ours} last`],
    ['a app b utilities', 'theme base a app b components utilities'],
  ] as const) {
    assert.equal(mergeLayers(own.split(' ').filter(Boolean))?.join(' '), merged, own)
  }
  assert.equal(mergeLayers(['components', 'base']), null)
})
