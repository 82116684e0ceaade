import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { toolSchemas } from '../../../engine/schema/answers.ts'
import { toPrompt } from '../../../src/assistants.ts'
import { catalog } from '../fixtures/catalog.ts'

const [chip] = catalog.components
const url = 'https://ui.acme.test/docs/components/chip.md'
const read = (name: string) => readFile(`src/prose/${name}-prompt.md`, 'utf8')

test('names the page, the tag and the component', () => {
  const prose = 'Read {url} about <{tag}> of {name}: `{"name": "{component}"}` of {namespace}.\n'
  assert.equal(
    toPrompt(prose, catalog, { url, component: chip }),
    `Read ${url} about <x-acme::chip> of Acme: \`{"name": "chip"}\` of acme.`,
  )
})

test('rejects a placeholder for the component on a page without one', () => {
  assert.throws(() => toPrompt('{tag}', catalog, { url }), /Cannot fill placeholder `\{tag\}`/)
})

test('names only existing tools, with input that they accept', async () => {
  for (const name of ['component', 'page']) {
    const prompt = toPrompt(await read(name), catalog, {
      url,
      ...(name === 'component' && { component: chip }),
    })
    assert.ok(prompt.includes(url))
    const tools = [...prompt.matchAll(/`(\w+_\w+)`/g)].map(([, tool]) => tool!)
    assert.ok(tools.length)
    for (const tool of tools) assert.ok(Object.hasOwn(toolSchemas, tool), tool)
  }
  const input = JSON.parse(
    /\{"names": \["[^"]+"\]\}/.exec(
      toPrompt(await read('component'), catalog, { url, component: chip }),
    )![0],
  )
  assert.ok(toolSchemas.get_component.input.safeParse(input).success)
  assert.ok(toolSchemas.get_component_examples.input.safeParse(input).success)
})
