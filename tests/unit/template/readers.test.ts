import type { Token } from 'edge.js/types'
import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { findCursor } from '../../../engine/lsp/cursor.ts'
import { inferComponent } from '../../../engine/library/component/infer-component.ts'
import { formatTemplate } from '../../../engine/format/format-template.ts'
import { createTestEdge } from '../tags/create-test-edge.ts'
import { checked } from '../check/library.ts'

/** The tag that each reader is asked for. A formatter joins its spaces. */
const TAG = '<x-kit::icon nam="a"   b="c" />'
const OWN = ['hero', 'guest']

/** A construct with the tag in it, and whether that is a tag, or text or code. */
const constructs: [construct: string, text: (tag: string) => string, isTag: boolean][] = [
  ['text', (tag) => `<p>${tag}</p>`, true],
  ['text with a quote and an angle bracket', (tag) => `a > b's ${tag}`, true],
  ['a branch', (tag) => `@if(a)\n<p>\n@else\n${tag}\n@end`, true],
  ['the content of a tag of the application', (tag) => `@guest\n${tag}\n@end`, true],
  [
    'what follows a regular expression with a quote',
    (tag) => `{{ a.replace(/'/g, '') }} ${tag}`,
    true,
  ],
  ['what follows a mustache with a quote', (tag) => `<p title="{{ t("a") }}">${tag}</p>`, true],
  ['what follows a value with an angle bracket', (tag) => `<p title="a > b">${tag}</p>`, true],
  ['what follows an argument with a quote', (tag) => `@let(a = "it's")\n${tag}`, true],
  ['a line after a carriage return', (tag) => `@if(a)\r\n${tag}\r\n@end`, true],
  ['what follows `@props`', (tag) => `@props({ a: ')' })\n${tag}`, true],
  ['what follows a name in the text', (tag) => `write to a@b.com (${tag})`, true],
  ['an Edge comment', (tag) => `{{-- ${tag} --}}`, false],
  ['an HTML comment', (tag) => `<!-- ${tag} -->`, false],
  ['a script', (tag) => `<script>const a = '${tag}'</script>`, false],
  ['a style sheet', (tag) => `<style>a { content: '${tag}' }</style>`, false],
  ['a mustache', (tag) => `{{ f('${tag}') }}`, false],
  ['a mustache of several lines', (tag) => `{{\n  f('${tag}')\n}}`, false],
  ['an argument of Edge', (tag) => `@let(a = '${tag}')`, false],
  ['an argument of several lines', (tag) => `@let(a = \`\n  ${tag}\n\`)`, false],
  ['an argument of a call of the application', (tag) => `@!hero({ code: '${tag}' })`, false],
  ['an argument of a tag of the application', (tag) => `@hero({\n  code: '${tag}',\n})`, false],
  ['an escaped tag', (tag) => `@${tag}`, false],
  ['the value of a component', (tag) => `<x-kit::card title='${tag}'></x-kit::card>`, false],
]

const edge = createTestEdge()
edge.createRenderer()
for (const tagName of OWN) {
  const isBlock = tagName === 'guest'
  edge.tags[tagName] = { tagName, block: isBlock, seekable: !isBlock, compile: () => {} }
}

function countTags(tokens: readonly Token[]): number {
  return tokens.reduce((count, token) => {
    if (token.type !== 'tag') return count
    const isTag = 'label' in token && token.label === '<x-kit::icon>'
    return count + Number(isTag) + countTags(token.children)
  }, 0)
}

const catalog = {
  ...checked,
  library: { namespace: 'kit' },
  components: checked.components
    .slice(0, 1)
    .map((one) => ({ ...one, name: 'card', tag: 'x-kit::card' })),
}

/** Whether each reader of templates takes the tag for one. */
const readers: Record<string, (toText: (tag: string) => string) => boolean> = {
  compiler: (toText) => countTags(edge.compiler.tokenizeRaw(toText(TAG), 'a.edge')) === 1,
  checker: (toText) =>
    checkTemplate(toText(TAG), catalog).some(({ rule }) => rule === 'unknown-component'),
  formatter(toText) {
    const options = { namespaces: ['kit'], width: 400 }
    return !formatTemplate(toText(TAG), options).includes('"a"   b')
  },
  editor(toText) {
    const text = toText(TAG)
    const cursor = findCursor(text, text.indexOf('x-kit::icon') + 3)
    return cursor?.kind === 'tag' && cursor.tag === 'x-kit::icon'
  },
  'reader of facts'(toText) {
    const { props } = inferComponent(toText(`<x-kit::icon :name="read" />`))
    return props.some(({ name }) => name === 'read')
  },
}

for (const [reader, isTag] of Object.entries(readers)) {
  test(`the ${reader} takes for a tag what is one, and nothing else`, () => {
    const found = constructs.map(([construct, toText]) => [construct, isTag(toText)])
    assert.deepEqual(
      found,
      constructs.map(([construct, , isMeant]) => [construct, isMeant]),
    )
  })
}
