import assert from 'node:assert/strict'
import test from 'node:test'
import { htmlElementAttributes } from 'html-element-attributes'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { HTML_ATTRIBUTES } from '../../engine/tags/props/near-prop.ts'
import { createGoldenRenderer } from '../golden/create-golden-renderer.ts'
import { findReceiver } from '../unit/components/find-receiver.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const catalog = await readKitCatalog()
const components = await readComponents()
const edge = await createGoldenRenderer()

/** Attributes that the HTML standard lists as obsolete, and `value` outside of an `<ol>`. */
const obsolete: Record<string, string> = {
  a: 'charset coords name rev shape',
  div: 'align',
  form: 'accept',
  h2: 'align',
  input: 'align ismap usemap',
  li: 'type value',
  p: 'align',
  th: 'align axis bgcolor char charoff height nowrap valign width',
  tr: 'align bgcolor char charoff valign',
  ul: 'compact type',
}
/** What other standards than HTML add to elements. */
const added: Record<string, string[]> = {
  input: ['capture', 'webkitdirectory'],
  '*': ['elementtiming', 'virtualkeyboardpolicy'],
}

test('accepts every current HTML attribute of the element that receives it', async () => {
  const refused: string[] = []
  for (const component of components) {
    const html = await edge.renderRaw(toTag(component, components))
    const { tagName } = findReceiver(html, component).receiver!
    const props = component.props.map(({ name }) => name.toLowerCase())
    const attributes = [tagName, '*']
      .flatMap((element) => [...(htmlElementAttributes[element] ?? []), ...(added[element] ?? [])])
      .filter((attribute) => !obsolete[tagName]?.split(' ').includes(attribute))
      .filter((attribute) => !props.includes(attribute.replaceAll('-', '')))
    const page = toTag(component, components, {
      attributes: attributes.map((name) => `${name}="x"`),
    })
    const found = checkTemplate(page, catalog).filter(({ rule }) => rule === 'unknown-prop')
    refused.push(...found.map(({ message }) => message))
  }
  assert.deepEqual(refused, [])
})

test('knows every attribute of every HTML element', () => {
  const all = [...Object.values(htmlElementAttributes), ...Object.values(added)].flat()
  assert.deepEqual(
    all.filter((attribute) => !HTML_ATTRIBUTES.has(attribute)),
    [],
  )
})

test('accepts the camera and whole folders on a file control', () => {
  const page = '<x-kit::file label="Photo" name="photo" capture="environment" webkitdirectory />'
  assert.deepEqual(checkTemplate(page, catalog), [])
})
