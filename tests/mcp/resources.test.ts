import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { toLibraryIndex, toLlmsTxt } from '../../engine/files/assistants/llms-txt.ts'
import { shareProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer } from './start-server.ts'

const project = shareProject()
const catalog = readCatalog(project)
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

const template = 'kit://components/{name}'
const read = (uri: string) => server.request('resources/read', { uri })
const complete = async (value: string) => {
  const ref = { type: 'ref/resource', uri: template }
  const params = { ref, argument: { name: 'name', value } }
  return (await server.request('completion/complete', params)).result.completion.values
}

test('lists llms.txt, the tokens and each component as resources', async () => {
  const { resources } = (await server.request('resources/list')).result
  assert.deepEqual(
    resources.map(({ uri }: { uri: string }) => uri),
    [
      'kit://llms.txt',
      'kit://tokens',
      ...catalog.components.map(({ name }) => `kit://components/${name}`),
    ],
  )
  const { resourceTemplates } = (await server.request('resources/templates/list')).result
  assert.deepEqual(
    resourceTemplates.map(({ uriTemplate }: { uriTemplate: string }) => uriTemplate),
    [template],
  )
})

test('reads every listed resource in its announced type', async () => {
  const { resources } = (await server.request('resources/list')).result
  for (const { uri, mimeType } of resources) {
    const { result } = await read(uri)
    assert.equal(result.contents.length, 1)
    const [content] = result.contents
    assert.equal(content.uri, uri)
    assert.equal(content.mimeType, mimeType)
    if (mimeType === 'application/json') JSON.parse(content.text)
  }
})

test('serves the same kit://llms.txt as the site publishes', async () => {
  const prose = readFileSync('engine/prose/llms-txt.md', 'utf8')
  const { result } = await read('kit://llms.txt')
  assert.equal(result.contents[0].text, toLlmsTxt(toLibraryIndex(catalog, prose)))
})

test('contains every token group in kit://tokens', async () => {
  const tokens = JSON.parse((await read('kit://tokens')).result.contents[0].text)
  for (const { name } of catalog.tokens) assert.ok(name in tokens, name)
})

test('returns the page of the parent for a sub-component in kit://components/{name}', async () => {
  const { result } = await read('kit://components/card.header')
  assert.equal(JSON.parse(result.contents[0].text).name, 'card')
})

test('completes names of components', async () => {
  const names = catalog.components.map(({ name }) => name)
  assert.deepEqual(await complete(''), names)
  assert.deepEqual(
    await complete('B'),
    names.filter((name) => name.startsWith('b')),
  )
  assert.deepEqual(await complete('zzz'), [])
})

test('rejects an unknown resource, and names it', async () => {
  const unknown = [
    'kit://nope',
    'kit://components/nope',
    'kit://components/',
    'kit://components/%E0%A4%A',
    'kit://components/..%2F..%2Fpackage.json',
    'acme://tokens',
    'file:///etc/passwd',
    'not an address',
  ]
  for (const uri of unknown) {
    const { error } = await read(uri)
    assert.equal(error?.code, -32602, uri)
    assert.ok(error.message.includes(uri), error.message)
  }
})

test('rejects a completion for an unknown reference', async () => {
  const argument = { name: 'name', value: '' }
  for (const ref of [
    { type: 'ref/resource', uri: 'kit://nope/{name}' },
    { type: 'ref/resource', uri: 'constructor' },
    { type: 'ref/prompt', name: '__proto__' },
    { type: 'ref/prompt', name: 'nope' },
    { type: 'ref/nope' },
  ]) {
    const { error } = await server.request('completion/complete', { ref, argument })
    assert.equal(error?.code, -32602, JSON.stringify(ref))
  }
})

test('completes an unknown argument to nothing, even one named like an object property', async () => {
  const ref = { type: 'ref/resource', uri: 'kit://components/{name}' }
  for (const name of ['nope', '__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const argument = { name, value: '' }
    const { result, error } = await server.request('completion/complete', { ref, argument })
    assert.deepEqual(result?.completion.values, [], `${name}: ${JSON.stringify(error)}`)
  }
})
