import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { liveAttributes } from '../unit/components/live-attributes.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const catalog = await readKitCatalog()
const components = await readComponents()
const notices: string[] = []
const warn = (message: string) => void notices.push(message)
const edge = await createRenderer('kit', { library: { namespace: 'kit' } }, { warn })

for (const component of components) {
  test(`accepts the attributes of live libraries on ${component.name}, but no typos`, async () => {
    const page = toTag(component, components, { attributes: [...liveAttributes] })
    assert.deepEqual(checkTemplate(page, catalog), [])
    notices.length = 0
    await edge.renderRaw(page)
    assert.deepEqual(notices, [])
    const prop = component.props.find(({ name }) => name.length > 4 && !/[A-Z]/.test(name))
    if (!prop) return
    const typo = `${prop.name.slice(0, -2)}${prop.name.at(-1)}${prop.name.at(-2)}`
    const misspelt = toTag(component, components, {
      attributes: [...liveAttributes, `${typo}="1"`],
      without: [prop.name],
      alone: true,
    })
    const found = checkTemplate(misspelt, catalog).filter(({ rule }) => rule === 'unknown-prop')
    assert.deepEqual(
      found.map(({ message }) => message.slice(0, message.indexOf(' of '))),
      [`Unknown prop "${typo}"`],
      misspelt,
    )
  })
}
