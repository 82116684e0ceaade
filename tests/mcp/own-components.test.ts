import assert from 'node:assert/strict'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { makeProject } from './make-project.ts'
import { startServer } from './start-server.ts'

const project = makeProject('own-components')
const folder = join(project.folder, 'resources/views/own')
mkdirSync(folder)

let edits = 0
function write(file: string, text: string): void {
  writeFileSync(file, text)
  edits += 1
  // Two edits within one tick of the clock would look the same.
  utimesSync(file, new Date(), new Date(Date.now() + edits * 1000))
}

test('answers about the components of the application, and reads them again when they change', async () => {
  const file = join(folder, 'invoice-row.edge')
  const own = "{ namespace: 'app', directory: 'resources/views/own' }"
  write(project.config, `export default { components: ${own} }\n`)
  write(
    file,
    '{{-- One invoice. --}}\n@props({\n  /** Its tone. */\n  tone: "calm",\n})\n{{ tone }}',
  )
  await using server = await startServer(project)
  const readProps = async () => {
    const { structuredContent } = await server.call('get_component', {
      names: ['<x-app::invoice-row>'],
    })
    return structuredContent?.components[0].props.map(({ name }: { name: string }) => name)
  }
  assert.deepEqual(await readProps(), ['tone'])
  write(file, '@props({ size: 1 })\n{{ size }}')
  assert.deepEqual(await readProps(), ['size'])
  const found = await server.call('search_components', { query: 'invoice row' })
  assert.equal(found.structuredContent.results[0].name, 'app::invoice-row')
  const several = await server.call('get_component', { names: ['app::invoice-rwo', 'button'] })
  assert.match(several.structuredContent.unknown[0], / Did you mean `app::invoice-row`/)
  const listed = await server.call('list_components', { category: 'Your components' })
  assert.equal(listed.structuredContent.total, 1)
  rmSync(file)
  assert.equal((await server.call('get_component', { names: ['app::invoice-row'] })).isError, true)
  assert.equal((await server.call('get_component', { names: ['button'] })).isError, undefined)
})
