import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { readComponentFiles } from '../../../engine/io/component-files.ts'
import { readLibrary } from '../../../engine/io/read-library.ts'
import { PROPS_TYPE_FILE, toPropsType } from '../../../engine/package/props-type.ts'
import { compile } from '../fixtures/compile.ts'

const source = (name: string, props: string, hasClass = true) => ({
  name,
  file: `kit/components/${name}.edge`,
  text: `@props({${props}})\n<p></p>`,
  hasClass,
})
const chip = source(
  'chip',
  `tone: { type: 'string', values: ['plain', 'loud'], default: config('zap.chip.tone', 'plain') },
  text: { type: 'string', required: true },
  level: { type: 'number', values: [1, 2] },
  open: false,
  items: { type: 'array | object | null' },
  value: { type: 'string | number', default: 'on' },
  format: { type: '(item: unknown) => string' },
  any: {}`,
)

test('types each prop by its declaration, as optional without a default', () => {
  assert.equal(
    toPropsType([chip, source('date-picker', ''), source('badge', 'tone: 1', false)]),
    `// Generated from the \`@props\` of the templates by \`engine types\`.

/** A text, also one that Edge prints without escaping. */
export type Text = string | { value: string }

interface Props {
  chip: {
    tone: 'plain' | 'loud'
    text?: Text
    level?: 1 | 2
    open: boolean
    items?: unknown[] | Record<string, unknown> | null
    value: Text | number
    format?: (item: unknown) => string
    any?: unknown
  }
  "date-picker": {}
}

/** The props of a component, as its template declares them. */
export type PropsOf<Name extends keyof Props> = Props[Name]
`,
  )
})

test('throws at an invalid declaration, with its place', () => {
  assert.throws(() => toPropsType([source('chip', 'tone: later')]), {
    message: /literal/,
    filename: 'kit/components/chip.edge',
    line: 1,
  })
})

test('rejects code that reads an undeclared prop or one of another type', () => {
  const check = (code: string) =>
    compile(
      {
        '/props.ts': toPropsType([chip]),
        '/chip.ts': `import type { PropsOf } from '../library/component/props.d.ts'\n${code}`,
      },
      { '../library/component/props.d.ts': '/props.ts' },
    )
  const read = (code: string) => check(`export const read = (props: PropsOf<'chip'>) => ${code}`)
  assert.deepEqual(read(`props.tone === 'loud' && props.open && props.level === 2`), [])
  const refused: [string, RegExp][] = [
    ['props.tnoe', /'tnoe' does not exist/],
    [`props.tone === 'lound'`, /no overlap/],
    ['props.text.trim()', /possibly 'undefined'|does not exist/],
    ['props.open.length', /'length' does not exist on type 'boolean'/],
  ]
  for (const [code, message] of refused) assert.match(read(code)[0] ?? '', message, code)
  assert.match(check(`export type A = PropsOf<'chop'>`)[0] ?? '', /"chop"/)
})

test('generates the types in the repository; otherwise run npm run types:update', async () => {
  const { components } = await readLibrary('kit')
  const text = readFileSync(`kit/components/${PROPS_TYPE_FILE}`, 'utf8')
  assert.equal(text, toPropsType(components))
})

test('types the props of each class by its own template', () => {
  const classes = readComponentFiles('kit').filter(({ classFile }) => classFile)
  assert.ok(classes.length > 29)
  for (const { name, classFile } of classes) {
    const text = readFileSync(classFile!, 'utf8')
    const names = [...text.matchAll(/PropsOf<'([^']*)'>/g)].map(([, own]) => own)
    assert.ok(
      names.every((own) => own === name),
      name,
    )
    // The other classes have no props, or inherit them from a class that they extend.
    const readsProps = /\bprops\b|constructor\((?!_)/.test(text.replace(/^import .*/gm, ''))
    assert.ok(names.length || !readsProps, name)
    assert.doesNotMatch(text, /Props = [^P\n]/, name)
  }
})
