import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { createGoldenRenderer } from './create-golden-renderer.ts'

const folder = join(import.meta.dirname, 'components')
const cases = readdirSync(folder)
const read = (name: string, file: string) => readFileSync(join(folder, name, file), 'utf8')

/** Pages that include a partial between other components. */
const pages = {
  'a page': '<x-kit::page>\n@include("partial")\n</x-kit::page>',
  'a card after others': [
    '<x-kit::input label="Other" name="other" /><x-kit::tooltip text="T"><button>T</button></x-kit::tooltip>',
    '<x-kit::card>\n@include("partial")\n</x-kit::card>',
  ].join('\n'),
  'a form without an id': '<x-kit::form>\n@include("partial")\n</x-kit::form>',
  'an open modal': '<x-kit::modal id="around" title="Around" open>\n@include("partial")\n</x-kit::modal>',
}

const renderers = {
  development: await createGoldenRenderer(),
  production: await createGoldenRenderer({ production: true }),
  'production without the cache': await createGoldenRenderer({
    production: true,
    cache: false,
  }),
}

for (const [mode, edge] of Object.entries(renderers)) {
  for (const name of cases) edge.registerTemplate(name, { template: read(name, 'input.edge') })
  const include = (template: string, name: string) =>
    edge.renderRaw(template.replaceAll('partial', name))

  test(`renders a partial alone as in ${Object.keys(pages).join(', ')}: ${mode}`, async () => {
    for (const name of cases) {
      const recorded = read(name, 'output.html')
      assert.equal(await edge.render(name), recorded, name)
      for (const [place, template] of Object.entries(pages)) {
        const html = await include(template, name)
        assert.ok(html.includes(recorded.trim()), `${name} in ${place}: ${html}`)
      }
      assert.equal(await edge.render(name), recorded, name)
    }
  })

  // In development, an id that the page gives to two components is an error.
  if (mode === 'development') continue
  test(`counts nothing on a page, so that a partial is the same twice: ${mode}`, async () => {
    for (const name of cases) {
      const html = await include('@include("partial")\n@include("partial")', name)
      assert.equal(html.split(read(name, 'output.html').trim()).length, 3, `${name}: ${html}`)
    }
  })
}

test('gives a control in a form with an id the same ids alone, if it has its own id', async () => {
  const control =
    '<x-kit::input id="invite-email" name="email" label="Email" description="At work." error="Taken." />'
  for (const edge of Object.values(renderers)) {
    const alone = await edge.renderRaw(control)
    const inside = await edge.renderRaw(`<x-kit::form id="invite">${control}</x-kit::form>`)
    const derived = await edge.renderRaw(
      `<x-kit::form id="invite">${control.replace('id="invite-email" ', '')}</x-kit::form>`,
    )
    assert.ok(inside.includes(alone.trim()), inside)
    assert.equal(derived, inside)
  }
})
