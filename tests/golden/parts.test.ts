import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { listEntries } from '../../engine/catalog/groups.ts'
import { readDocs } from '../site/read-docs.ts'
import { listPartsIn } from './list-parts-in.ts'

const docs = await readDocs()
const recorded = globSync('tests/golden/components/*/output.html').map((file) =>
  readFileSync(file, 'utf8'),
)

/** Returns the parts that each component renders, sorted. */
function listDrawn(documents: Iterable<string>): Map<string | undefined, string[]> {
  const drawn = new Map<string | undefined, Set<string>>()
  for (const html of documents) {
    for (const { component, part } of listPartsIn(fromHtml(html, { fragment: true }))) {
      drawn.set(component, (drawn.get(component) ?? new Set()).add(part))
    }
  }
  return new Map([...drawn].map(([component, parts]) => [component, [...parts].toSorted()]))
}

const drawn = listDrawn([...recorded, ...docs.examples.values()])

for (const { name, parts } of listEntries(docs.catalog)) {
  test(`declares exactly the parts that ${name} renders`, () => {
    const declared = parts.map((part) => part.name)
    assert.deepEqual(declared.toSorted(), drawn.get(name) ?? [])
  })
}

test('renders no part outside a component', () => {
  assert.deepEqual(drawn.get(undefined), undefined)
})

test('assigns a part to the component around it, also in a template', () => {
  const html =
    '<p data-kit-part="z"></p><div data-kit="a"><b data-kit="b" data-kit-part="x">' +
    '<i data-kit-part="y"></i></b><template><i data-kit-part="w"></i></template></div>'
  assert.deepEqual(
    listDrawn([html]),
    new Map([
      [undefined, ['z']],
      ['a', ['w', 'x']],
      ['b', ['y']],
    ]),
  )
})
