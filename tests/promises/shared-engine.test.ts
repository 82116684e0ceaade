import { Edge } from 'edge.js'
import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import * as first from '../../engine/tags/index.ts'

// Inside the repository, where the second copy finds its dependencies.
await mkdir('.cache', { recursive: true })
const folder = await mkdtemp('.cache/second-copy-')
after(() => rm(folder, { recursive: true }))
for (const part of ['problem', 'tags', 'template']) {
  await cp(`engine/${part}`, `${folder}/${part}`, { recursive: true })
}
const second: typeof first = await import(pathToFileURL(`${folder}/tags/index.ts`).href)

const show = '{{{ await $slots.main() }}}'
const templates = {
  'kit::box': `@props({ size: { values: ['s', 'm'], default: 's' } })\n<i {{ $attrs.merge({ class: size }).toAttrs() }}>${show}</i>`,
  'kit::list.item': `<x-acme::box {{ $attrs }}>${show}</x-acme::box>`,
  'acme::box': `@props({ size: { values: ['l', 'xl'], default: 'l' } })\n<b {{ $attrs.merge({ class: size }).toAttrs() }}>{{ self.text }}${show}</b>`,
}

/** Creates an Edge with two libraries, each with its own copy of the engine. */
function createSharedEdge(order: 'kit first' | 'acme first', cache: boolean): Edge {
  const edge = Edge.create({ cache })
  for (const [name, template] of Object.entries(templates)) {
    edge.registerTemplate(name.replaceAll('.', '/'), { template })
  }
  const plugins = [
    first.tagsPlugin({
      namespace: 'kit',
      directory: '/kit',
      listComponents: () => ['box', 'list.item'],
    }),
    second.tagsPlugin({
      namespace: 'acme',
      directory: '/acme',
      listComponents: () => ['box'],
      classes: {
        box: class {
          text = 'class '
        },
      },
      production: true,
    }),
  ]
  if (order === 'acme first') plugins.reverse()
  for (const plugin of plugins) edge.use(plugin, { recurring: true })
  return edge
}

test('loads a second copy of the engine', () => {
  assert.notEqual(second.tagsPlugin, first.tagsPlugin)
  assert.notEqual(second.AttributeBag, first.AttributeBag)
})

test('rejects a namespace that another library uses, and names the folders of both', () => {
  const edge = createSharedEdge('kit first', true)
  const options = { namespace: 'acme', directory: '/other', listComponents: () => ['box'] }
  assert.throws(
    () => {
      edge.use(first.tagsPlugin(options), { recurring: true })
      edge.createRenderer()
    },
    { message: /^Cannot use namespace `acme` for the components in `\/other`, .* `\/acme`\./ },
  )
})

for (const order of ['kit first', 'acme first'] as const) {
  for (const cache of [true, false]) {
    test(`shares an Edge between two copies of the engine, ${order}, ${cache ? '' : 'un'}cached`, async () => {
      const edge = createSharedEdge(order, cache)
      const page = `<x-kit::box id="a"><x-acme::box size="xl" {{ more }}><x-kit::box size="m">@<x-acme::box></x-kit::box></x-acme::box></x-kit::box>
<x-kit::list.item title="t">u</x-kit::list.item>`
      const output =
        '<i class="s" id="a"><b class="xl" title="x">class <i class="m"><x-acme::box></i></b></i>\n' +
        '<b class="l" title="t">class u</b>'
      for (let time = 0; time < 2; time++) {
        const state = { more: new second.AttributeBag({ title: 'x' }) }
        assert.equal(await edge.renderRaw(page, state), output)
        assert.equal(edge.renderRawSync(page, state), output)
        edge.configure({ cache })
      }
    })

    test(`keeps the options and errors of each copy separate, ${order}, ${cache ? '' : 'un'}cached`, async () => {
      const edge = createSharedEdge(order, cache)
      assert.match(await edge.renderRaw('<x-acme::box size="s"></x-acme::box>'), /<b class="l">/)
      await assert.rejects(edge.renderRaw('\n<x-kit::box size="l"></x-kit::box>'), {
        code: 'E_INVALID_PROP',
        line: 2,
      })
      await assert.rejects(edge.renderRaw('<x-acme::bix/>'), /Did you mean <x-acme::box>\?/)
      await assert.rejects(edge.renderRaw('<x-kit::box "/>'), { code: 'E_KIT_TAG' })
      await assert.rejects(edge.renderRaw('<x-kit::box></x-acme::box>'), {
        code: 'E_MISMATCHED_TAG',
      })
    })
  }
}
