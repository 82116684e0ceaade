import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const components = await readComponents()
// The parts of a field also work outside of it, with the id or the name of the control.
const subComponents = components.filter(
  ({ parentRequired, parentUnless }) => parentRequired && !parentUnless,
)

for (const component of subComponents) {
  const { name, props } = component
  const hasUrl = props.some((prop) => prop.name === 'href')

  test(`renders ${name} alone in a partial, and reports it alone in a page`, async () => {
    const template = toTag(component, components, {
      alone: true,
      attributes: hasUrl ? ['href="/"'] : [],
    })
    edge.registerTemplate(`partials/${name}`, { template })
    edge.registerTemplate(`pages/${name}`, { template })
    await assert.rejects(edge.render(`pages/${name}`), /belongs inside </)
    assert.notEqual((await edge.render(`partials/${name}`)).trim(), '')
  })
}
