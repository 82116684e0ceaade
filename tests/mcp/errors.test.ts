import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { makeProject, shareProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer, toMeta, type Message } from './start-server.ts'
import { toBreakOption } from './to-break-option.ts'

const project = shareProject()
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

const generic = /^The server failed to answer\. The reason is in its log; other calls still work\.$/

/** Returns the text of an error result, and asserts that it contains nothing else. */
function toText(result: Message): string {
  assert.equal(result.isError, true, JSON.stringify(result).slice(0, 300))
  assert.deepEqual(Object.keys(result).toSorted(), ['content', 'isError'])
  assert.equal(result.content.length, 1)
  return result.content[0].text
}

/** Asserts that a text reveals nothing about this machine. */
function assertDiscreet(text: string): void {
  assert.doesNotMatch(text, /file:|node_modules|\.[jt]s\b|\n\s*at |work|\/build|Error:/, text)
}

test('answers an unknown tool with -32602', async () => {
  for (const name of ['nope', '', 'constructor', '__proto__', 'toString', 'Get_Component']) {
    const { error } = await server.request('tools/call', { name, arguments: {} })
    assert.deepEqual(error, { code: -32602, message: `Tool ${name} not found` })
  }
})

test('answers malformed parameters with -32602, and names their place', async () => {
  const malformed: [method: string, params: unknown, place: string][] = [
    ['tools/call', undefined, 'params'],
    ['tools/call', {}, 'params.name'],
    ['tools/call', { name: 5 }, 'params.name'],
    ['tools/call', { name: 'get_component', arguments: [] }, 'params.arguments'],
    ['tools/call', { name: 'get_component', arguments: 'button' }, 'params.arguments'],
    ['tools/call', { name: 'get_component', arguments: null }, 'params.arguments'],
    ['tools/list', { cursor: 5 }, 'params.cursor'],
    ['resources/list', { cursor: {} }, 'params.cursor'],
    ['resources/templates/list', { cursor: 5 }, 'params.cursor'],
    ['resources/read', undefined, 'params'],
    ['resources/read', {}, 'params.uri'],
    ['resources/read', { uri: 5 }, 'params.uri'],
    ['completion/complete', {}, 'params.ref'],
    ['initialize', {}, 'params.protocolVersion'],
  ]
  for (const [method, params, place] of malformed) {
    const { error } = await server.request(method, params)
    assert.equal(error?.code, -32602, `${method} ${JSON.stringify(params)}`)
    assert.ok(error.message.includes(`\`${place}\``), error.message)
    assert.doesNotMatch(error.message, /\n/)
  }
})

test('answers an unknown method with -32601', async () => {
  for (const method of ['nope', 'prompts/list', 'logging/setLevel', 'toString']) {
    assert.equal((await server.request(method, {})).error?.code, -32601, method)
  }
})

test('answers initialize as an unknown method in a protocol version without it, whatever its parameters', async () => {
  const meta = toMeta('2026-07-28')
  const handshake = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: meta }
  await using modern = await startServer(project, { initialize: false })
  for (const params of [{ _meta: meta }, { ...handshake, _meta: meta }, { a: 1, _meta: meta }]) {
    assert.equal((await modern.request('initialize', params)).error?.code, -32601)
  }
  assert.ok((await modern.request('tools/list', { _meta: meta })).result.tools.length)
})

const long = 'x'.repeat(300)
const wrongArguments: [label: string, tool: string, args: unknown, says: RegExp[]][] = [
  ['missing', 'get_component', {}, [/`names` is missing/]],
  ['missing, without any arguments', 'get_component', undefined, [/`names` is missing/]],
  [
    'misspelt',
    'get_component',
    { nmes: 'button' },
    [/`nmes` .*did you mean `names`/, /is missing/],
  ],
  ['unknown', 'get_tokens', { colour: 'red' }, [/`colour` is unknown/]],
  ['two unknown', 'get_tokens', { a: 1, b: 2 }, [/`a` is unknown/, /`b` is unknown/]],
  ['of a wrong type', 'get_component', { names: [5] }, [/`names` .*expected string/]],
  ['null', 'search_components', { query: null }, [/`query` .*expected string/]],
  ['a list', 'search_components', { query: ['button'] }, [/`query` .*expected string/]],
  ['too large', 'search_components', { query: 'x', limit: 26 }, [/`limit` .*<=25/]],
  ['too small', 'get_component_examples', { names: ['x'], limit: 0 }, [/`limit` .*>=1/]],
  ['not whole', 'search_components', { query: 'x', limit: 1.5 }, [/`limit` .*expected int/]],
  ['a wrong number as text', 'search_components', { query: 'x', limit: '26' }, [/`limit` .*<=25/]],
  ['no number', 'search_components', { query: 'x', limit: 'five' }, [/expected number/]],
  ['an empty list', 'get_component', { names: [] }, [/`names` .*>=1 items/]],
  ['an empty list as text', 'get_component', { names: ' , ' }, [/`names` .*>=1 items/]],
  ['too many', 'get_component', { names: Array(9).fill('card') }, [/`names` .*<=8 items/]],
  ['too long', 'get_component', { names: [long] }, [/`names` .*<=200 characters/]],
  ['too long', 'search_components', { query: long }, [/`query` .*<=200 characters/]],
  ['empty', 'search_components', { query: '' }, [/`query` .*>=1 characters/]],
  ['blank', 'search_components', { query: ' \n ' }, [/`query` .*>=1 characters/]],
  ['from a prototype', 'get_component', { constructor: 1 }, [/`constructor` is unknown/]],
]

for (const [label, tool, args, says] of wrongArguments) {
  test(`explains an argument of ${tool} that is ${label}`, async () => {
    const text = toText(await server.call(tool, args))
    for (const pattern of says) assert.match(text, pattern)
    assert.match(text, new RegExp(`Call ${tool} again, it takes \`\\w+\``))
    assert.ok(text.length < 400, text)
    assert.ok(!text.includes(long))
    assertDiscreet(text)
  })
}

const unknown: [label: string, tool: string, args: unknown, says: RegExp[]][] = [
  ['component', 'get_component', { names: ['btton'] }, [/`button`/, /Call search_components /]],
  ['component', 'get_component', { names: ['zzzzzz'] }, [/list_components/]],
  ['component', 'get_component_examples', { names: ['inpt'] }, [/`input`/, /search_components/]],
  ['category', 'list_components', { category: 'Frms' }, [/`Forms`/, /list_components without/]],
  ['category', 'search_components', { query: 'x', category: 'z' }, [/`Forms`/, /list_components/]],
  [
    'example',
    'get_component_examples',
    { names: ['button'], examples: ['szes'] },
    [/`Sizes`/, /without/],
  ],
  ['token group', 'get_tokens', { group: 'colr' }, [/`color`/, /Call get_tokens without a group/]],
]

for (const [label, tool, args, says] of unknown) {
  test(`answers an unknown ${label} in ${tool} with similar names and the next tool: ${JSON.stringify(args)}`, async () => {
    const text = toText(await server.call(tool, args))
    for (const pattern of says) assert.match(text, pattern)
    assert.ok(text.length < 800, text)
    assertDiscreet(text)
  })
}

test('answers a search without results with similar names and the categories, not with an error', async () => {
  const { isError, structuredContent } = await server.call('search_components', { query: 'zzzzzz' })
  assert.equal(isError, undefined)
  assert.equal(structuredContent.total, 0)
  assert.ok(structuredContent.suggestions.categories.length > 2)
})

test('reports an exception in a tool without details, and logs them', async () => {
  const names = ['toSearchAnswer', 'toListAnswer', 'toComponentAnswer', 'toExamplesAnswer']
  await using broken = await startServer(project, { nodeOptions: [toBreakOption(names)] })
  const calls: [string, unknown][] = [
    ['search_components', { query: 'button' }],
    ['list_components', {}],
    ['get_component', { names: ['button'] }],
    ['get_component_examples', { names: ['button'] }],
  ]
  for (const [tool, args] of calls) assert.match(toText(await broken.call(tool, args)), generic)
  for (const name of names) {
    await broken.logged(new RegExp(`Error: A mistake in ${name}\\n +at `))
  }
  assert.ok((await broken.call('get_tokens')).structuredContent, 'other calls still work')
})

test('reports an exception in a resource without details, and logs them', async () => {
  const names = ['toLlmsTxt', 'toTokensFile', 'toComponentFile']
  await using broken = await startServer(project, { nodeOptions: [toBreakOption(names)] })
  for (const uri of ['kit://llms.txt', 'kit://tokens', 'kit://components/button']) {
    const { error } = await broken.request('resources/read', { uri })
    assert.equal(error.code, -32603)
    assert.match(error.message, generic)
    assert.equal(error.data, undefined)
  }
  for (const name of names) await broken.logged(new RegExp(`A mistake in ${name}\\n +at `))
})

test('reports a catalog that cannot be loaded without details, wherever it is needed', async () => {
  const nodeOptions = [toBreakOption(['readConfigured'])]
  await using broken = await startServer(project, { nodeOptions })
  const { tools } = (await broken.request('tools/list')).result
  for (const { name } of tools) assert.match(toText(await broken.call(name, {})), generic)
  const argument = { name: 'name', value: '' }
  const ref = { type: 'ref/resource', uri: 'kit://components/{name}' }
  for (const { error } of [
    await broken.request('resources/list'),
    await broken.request('resources/read', { uri: 'kit://tokens' }),
    await broken.request('completion/complete', { ref, argument }),
  ]) {
    assert.equal(error.code, -32603)
    assert.match(error.message, generic)
  }
})

test('keeps the other tools working with a valid catalog that breaks one of them', async () => {
  const broken = makeProject('errors-catalog')
  const catalog = readCatalog(broken)
  catalog.components.push(catalog.components[0]!)
  writeFileSync(broken.catalog, JSON.stringify(catalog))
  await using server = await startServer(broken)
  assert.match(toText(await server.call('search_components', { query: 'button' })), generic)
  await server.logged(/duplicate ID/)
  assert.ok((await server.call('get_component', { names: ['button'] })).structuredContent)
})

test('withholds an answer that violates its announced schema', async () => {
  const nodeOptions = [toBreakOption(['toListAnswer'], 'return { total: "many" }')]
  await using broken = await startServer(project, { nodeOptions })
  assert.match(toText(await broken.call('list_components')), generic)
  await broken.logged(/expected number, received string/)
})

test('shortens long names in protocol errors', async () => {
  const name = 'n'.repeat(100_000)
  const requests: [string, unknown][] = [
    ['tools/call', { name, arguments: {} }],
    ['resources/read', { uri: `kit://${name}` }],
    ['resources/read', { uri: name }],
    [
      'completion/complete',
      { ref: { type: 'ref/resource', uri: name }, argument: { name, value: '' } },
    ],
    [name, {}],
  ]
  for (const [method, params] of requests) {
    const answer = await server.request(method, params)
    assert.ok(answer.error, method.slice(0, 20))
    assert.ok(JSON.stringify(answer).length < 1200, method.slice(0, 20))
  }
})
