import assert from 'node:assert/strict'
import test from 'node:test'
import {
  listCssStatements,
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

test('the order comes first, and the rules of the application are in a layer', () => {
  assert.deepEqual(add('* {\n  margin: 0;\n}\n'), {
    file,
    action: 'update',
    text: `${head}\n${open}* {\n  margin: 0;\n}${close}\n`,
  })
})

test('imports and what Tailwind reads stay at the top level', () => {
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

test('a stylesheet that a page links gets no import', () => {
  const { text } = toLayeredCss(file, 'a {}', { namespace: 'acme', module: null })
  assert.doesNotMatch(text!, /@import/)
  assert.equal(remove(text!).text, 'a {}')
})

const stylesheets: [label: string, css: string][] = [
  ['rules', '* {\n  margin: 0;\n}\n'],
  ['no end of the last line', 'a { color: red }'],
  ['nothing', ''],
  ['imports alone', "@import 'tailwindcss';\n"],
  ['a character set first', '@charset "utf-8";\na { content: "}" }\n'],
  ['a byte order mark', '\uFEFFa {}\n'],
  ['ends of lines of Windows', 'a {\r\n  color: red;\r\n}\r\n'],
  ['both ends of lines', 'a {\r\n}\nb {\n}\n'],
  ['comments around', '/* { */\n\na {} /* } */\n/* end */\n'],
  ['layers of its own', '@layer reset, components;\n@layer reset { a {} }\nb {}\n'],
  ['URLs and escapes', '.a\\{b { background: url(data:x;y{) }\n@import url("x;y");\nb{}\n'],
]
for (const [label, css] of stylesheets) {
  test(`a stylesheet with ${label} is as before after a removal, byte for byte`, () => {
    const added = add(css)
    assert.equal(added.action, 'update', added.note)
    assert.deepEqual(add(added.text!), { file, action: 'unchanged' })
    // With both ends of lines, those of the removal are those of most editors.
    const expected = label.startsWith('both') ? css.replaceAll('\r\n', '\n') : css
    assert.equal(remove(added.text!).text?.trimEnd() ?? '', expected.trimEnd())
    if (label !== 'nothing') assert.equal(remove(added.text!).text, expected)
  })
}

test('a stylesheet that a formatter has indented gets back all but its indentation', () => {
  const added = add('a {\n  color: red;\n}\n').text!
  const indented = added.replace('a {\n  color: red;\n}', '  a {\n    color: red;\n  }')
  assert.equal(remove(indented).text, '  a {\n    color: red;\n  }\n')
})

test('lines that somebody changed stay, and are named', () => {
  const added = add('a {}\n').text!
  const edited = remove(added.replace('@layer app {', '@layer mine {'))
  assert.equal(edited.action, 'update')
  assert.match(edited.note!, /still has lines of `@acme\/ui`/)
  const own = remove("@import '@acme/ui/styles.css';\n")
  assert.equal(own.action, 'keep')
})

test('a stylesheet that imports the library already is left alone', () => {
  for (const css of ["@import '@acme/ui/styles.css';\na {}\n", '/* acme:start */\na {}\n']) {
    assert.deepEqual(add(css), { file, action: 'unchanged' })
  }
})

const kept: [css: string, note: RegExp][] = [
  ['a { color: red', /not closed/],
  ['a { content: "x }', /not closed/],
  ['/* a {}', /not closed/],
  ['a {} }', /not closed/],
  ['@tailwind base;\n@tailwind utilities;\n', /Tailwind 3/],
  ['@layer utilities, base;\n', /orders the layers utilities, base, expected theme, base, app/],
]
for (const [css, note] of kept) {
  test(`nothing is written where it cannot be right: ${css.trim()}`, () => {
    const change = add(css)
    assert.deepEqual([change.action, change.text], ['keep', undefined])
    assert.match(change.note!, note)
  })
}

test('layers of the application keep their order, and are below the components unless they say more', () => {
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

test('statements are found by their ends at the top level', () => {
  const css = '@import url(a;b);/* x */ a{b:c;d{e:f}}@layer x{}\n@media (x){a{}}'
  assert.deepEqual(
    listCssStatements(css)!.map(({ atRule, code }) => [atRule, code]),
    [
      ['import', '@import url(a;b);'],
      [null, 'a{b:c;d{e:f}}'],
      ['layer', '@layer x{}'],
      ['media', '@media (x){a{}}'],
    ],
  )
})
