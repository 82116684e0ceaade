import assert from 'node:assert/strict'
import test from 'node:test'
import { readProse } from '../../engine/io/prose.ts'
import {
  toComponentMarkdown,
  toOfflineMarkdown,
  toPackageLlmsTxt,
} from '../../engine/site/package-docs.ts'
import { toShippedTemplate } from '../../engine/files/package-catalog.ts'
import { catalog } from '../unit/fixtures/catalog.ts'

const [chip] = catalog.components
const [example] = chip!.examples

test('begins the file of a component with its description and its first example', () => {
  const examples = [
    { ...example!, title: 'First' },
    { ...example!, title: 'Second', code: `${example!.code}\n<p>And more.</p>` },
    { ...example!, title: 'Third', code: '<x-acme::chip />' },
  ]
  const text = toComponentMarkdown(catalog, { ...chip!, examples })
  assert.equal(
    text.slice(0, text.indexOf('## API')),
    `# Chip

Labels, in \`@acme/ui\` 2.1.0. Its page: <https://ui.acme.test/docs/components/chip>

## Example

\`\`\`edge
<x-acme::chip :count="1">One</x-acme::chip>
\`\`\`

The tool \`get_component_examples\` has more: Second; Third.

`,
  )
  assert.match(text, /\n#### Rules\n\n- Keep it to one word\.\n$/)
})

test('omits the examples of a component that has none', () => {
  const text = toComponentMarkdown(catalog, { ...chip!, examples: [] })
  assert.doesNotMatch(text, /## Example|has more/)
  assert.match(text, /chip>\n\n## API\n/)
})

test('puts code that contains a fence into a longer fence', () => {
  const code = '<p>\n```\n</p>'
  const text = toComponentMarkdown(catalog, { ...chip!, examples: [{ ...example!, code }] })
  assert.ok(text.includes(`\n\`\`\`\`edge\n${code}\n\`\`\`\`\n`), text)
})

test('links to files of the package, or else to the documentation', () => {
  assert.equal(
    toOfflineMarkdown(
      catalog,
      '[a](/components/chip) [b](/components/panel#panel-title "P") [c](/guides/tags)\n' +
        '[d](/components/none) [e](https://a.test/components/chip) [f](#here) `[g](/components/chip)`',
      '/llms.txt',
    ),
    '[a](./components/chip.md) [b](./components/panel.md#panel-title "P") ' +
      '[c](https://ui.acme.test/docs/guides/tags)\n' +
      '[d](https://ui.acme.test/docs/components/none) [e](https://a.test/components/chip) ' +
      '[f](#here) `[g](/components/chip)`',
  )
})

test('lists the file of each component by category in the index of the package', async () => {
  const text = toPackageLlmsTxt(catalog, await readProse('package-llms-txt.md'))
  assert.match(text, /^# Acme\n\n> Parts for the sites of Acme\. .* version 2\.1\.0 of `@acme\/ui`/)
  assert.ok(
    text.endsWith(`

## Labels

- [Chip](./components/chip.md): Names a thing.

## Big boxes

- [Panel](./components/panel.md): Frames things.
`),
    text,
  )
  assert.doesNotMatch(text, /\bkit\b|\{\w+\}/i)
})

test('names the documentation file in the header of a template without moving a line', () => {
  const source = '{{--\n  A chip.\n--}}\n<b>{{-- b --}}</b>\n'
  assert.equal(
    toShippedTemplate(source, 'chip'),
    '{{--\n  A chip.\nAPI: ../../ai/components/chip.md --}}\n<b>{{-- b --}}</b>\n',
  )
  assert.match(
    toShippedTemplate(source, 'card.a.b'),
    /^API: \.\.\/\.\.\/\.\.\/\.\.\/ai\/components\/card\.md /m,
  )
  for (const other of ['<b>{{-- b --}}</b>', '', '@props({})\n{{-- b --}}']) {
    assert.equal(toShippedTemplate(other, 'chip'), other)
  }
})

test('ships the same template from a checkout with the line endings of Windows', () => {
  for (const source of ['{{--\n  A chip.\n--}}\n<b></b>\n', '<b>\n</b>\n']) {
    const shipped = toShippedTemplate(source, 'chip')
    assert.equal(toShippedTemplate(source.replaceAll('\n', '\r\n'), 'chip'), shipped)
  }
})
