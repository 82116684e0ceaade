import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { Edge } from 'edge.js'
import { createOwnPlugin } from '../../../engine/provider/edge-plugin.ts'
import { catalog } from '../fixtures/catalog.ts'

const directory = mkdtempSync(join(tmpdir(), 'own-plugin-'))
after(() => rmSync(directory, { recursive: true }))
mkdirSync(join(directory, 'card'))
const write = (file: string, text: string) => writeFileSync(join(directory, file), text)
write(
  'card/header.edge',
  '@props({ level: 2 })\n<h{{ level }} {{ $attrs.toAttrs() }}></h{{ level }}>',
)
write(
  'legacy.edge',
  "<b {{ $props.except(['title']).toAttrs() }}>{{ title }}{{{ await $slots.main() }}}</b>",
)

const edge = Edge.create()
const own = { namespace: 'app', directory }
edge.use(await createOwnPlugin({ library: catalog.library, folder: directory }, own, {}), {
  recurring: true,
})

const render = async (template: string) => (await edge.renderRaw(template)).trim()

test('renders own components with and without `@props` as tags', async () => {
  assert.equal(await render('<x-app::card.header level="3" id="a" />'), '<h3 id="a"></h3>')
  assert.equal(
    await render('<x-app::legacy title="Hi" id="a">!</x-app::legacy>'),
    '<b id="a">Hi!</b>',
  )
})

test('reports a wrong value at the tag, and finds a template that was added later', async () => {
  await assert.rejects(render('\n<x-app::card.header level="big" />'), { line: 2 })
  write('later.edge', '<i></i>')
  assert.equal(await render('<x-app::later />'), '<i></i>')
})
