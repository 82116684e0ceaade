import assert from 'node:assert/strict'
import test from 'node:test'
import { createProductionRenderer } from '../unit/components/create-production-renderer.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const edge = await createProductionRenderer()
const components = await readComponents()

/** Functions of an application that components call. */
const state = {
  urlFor: (route: string) => `/to/${route.length}`,
  formAttributes: (route: string) => ({ action: `/to/${route.length}`, method: 'POST' }),
}

for (const component of components) {
  const texts = component.props.filter(
    ({ type }) => type.kind !== 'enum' && type.text.split(' | ').includes('string'),
  )
  for (const { name, examples } of texts) {
    test(`accepts the result of html.safe() as ${name} of ${component.name}`, async () => {
      const key = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const text = String(examples?.find((example) => typeof example === 'string') ?? 'text')
      const render = (written: string) =>
        edge.renderRaw(toTag(component, components, { attributes: [written] }), { ...state, text })
      const plain = await render(`:${key}="text"`)
      assert.equal(await render(`:${key}="html.safe(text)"`), plain)
    })
  }
}
