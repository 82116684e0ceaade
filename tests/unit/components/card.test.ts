import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const header = '<x-kit::card.header title="Members" />'
const render = (attributes: string, content = header) =>
  edge.renderRaw(`<x-kit::card ${attributes}>${content}</x-kit::card>`)

test('names a section or an article with an id by the title of its first header', async () => {
  for (const element of ['section', 'article']) {
    const html = await render(`as="${element}" id="team"`, header + header)
    assert.match(html, new RegExp(`^<${element} [^>]*aria-labelledby="team__title"`))
    assert.equal(html.match(/ id="team__title"/g)?.length, 1)
  }
})

test('has no name without an id, a section or a title, and keeps a name of yours', async () => {
  const cases = [
    ['as="section"', header],
    ['id="team"', header],
    ['as="section" id="team"', '<x-kit::card.header description="Three people." />'],
    ['as="section" id="team" aria-label="People"', header],
  ] as const
  for (const [attributes, content] of cases) {
    assert.doesNotMatch(await render(attributes, content), /__title/, attributes)
  }
  const html = await render('as="section" id="team" aria-labelledby="people"')
  assert.match(html, / aria-labelledby="people"/)
  assert.doesNotMatch(html, /__title/)
})
