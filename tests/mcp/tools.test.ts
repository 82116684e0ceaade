import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { toAttributeName } from '../../engine/tags/props/prop.ts'
import { listCalls } from './list-calls.ts'
import { shareProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer } from './start-server.ts'

const project = shareProject()
const catalog = readCatalog(project)
const server = await startServer(project, { initialize: false })
after(() => server[Symbol.asyncDispose]())
const handshake = await server.initialize()
const { tools } = (await server.request('tools/list')).result

const names = [
  'search_components',
  'list_components',
  'get_component',
  'get_component_examples',
  'get_tokens',
]

test('offers exactly five tools', () => {
  assert.deepEqual(
    tools.map((tool: { name: string }) => tool.name),
    names,
  )
})

test('gives each tool a title, a description, both schemas and the four annotations', () => {
  for (const tool of tools) {
    assert.deepEqual(
      Object.keys(tool).toSorted(),
      ['annotations', 'description', 'inputSchema', 'name', 'outputSchema', 'title'],
      tool.name,
    )
    assert.ok(tool.title.length > 5 && tool.description.length > 20, tool.name)
    assert.deepEqual(tool.annotations, {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    })
    assert.equal(tool.inputSchema.type, 'object')
    assert.equal(tool.inputSchema.additionalProperties, false)
    assert.equal(tool.outputSchema.type, 'object')
  }
})

test('accepts the documented arguments, and requires those without a default', () => {
  const inputs = Object.fromEntries(
    tools.map(({ name, inputSchema }: (typeof tools)[number]) => [
      name,
      [Object.keys(inputSchema.properties), inputSchema.required ?? []],
    ]),
  )
  assert.deepEqual(inputs, {
    search_components: [['query', 'category', 'limit'], ['query']],
    list_components: [['category'], []],
    get_component: [['names'], ['names']],
    get_component_examples: [['names', 'examples', 'limit'], ['names']],
    get_tokens: [['group', 'query'], []],
  })
  const { query, limit } = tools[0].inputSchema.properties
  assert.deepEqual([query.minLength, query.maxLength], [1, 200])
  assert.deepEqual([limit.minimum, limit.maximum, limit.default], [1, 25, 8])
})

test('answers clients that write lists and numbers as text, or leave an argument empty', async () => {
  const two = { names: ['button', 'card'] }
  const written: [tool: string, args: object, meant: object][] = [
    ['get_component', { names: '["button","card"]' }, two],
    ['get_component', { names: 'button, card' }, two],
    ['get_component', { names: 'button' }, { names: ['button'] }],
    [
      'get_component_examples',
      { names: 'button', examples: [], limit: '2' },
      { names: ['button'], limit: 2 },
    ],
    ['get_component_examples', { ...two, examples: null, limit: '' }, two],
    ['get_component_examples', { ...two, examples: '' }, two],
    ['list_components', { category: '' }, {}],
    ['list_components', { category: null }, {}],
    ['search_components', { query: 'a', category: '', limit: null }, { query: 'a' }],
    ['get_tokens', { group: '', query: null }, {}],
  ]
  for (const [tool, args, meant] of written) {
    const { structuredContent } = await server.call(tool, meant)
    assert.ok(structuredContent)
    assert.deepEqual(await server.call(tool, args), await server.call(tool, meant), tool)
  }
})

test('returns every result as data that fits its announced schema and has no other key, and as the same JSON text', async () => {
  const ajv = new Ajv2020({ strict: false })
  const schemas = new Map<
    string,
    { input: ValidateFunction; output: ValidateFunction; root: Schema }
  >(
    tools.map(({ name, inputSchema, outputSchema }: (typeof tools)[number]) => [
      name,
      { input: ajv.compile(inputSchema), output: ajv.compile(outputSchema), root: outputSchema },
    ]),
  )
  const calls = listCalls(catalog)
  assert.ok(calls.length > 100, `only ${calls.length} calls`)
  for (const { tool, args, label } of calls) {
    const { isError, content, structuredContent } = await server.call(tool, args)
    assert.equal(isError, undefined, `${label}: ${content[0].text}`)
    assert.equal(content.length, 1, label)
    assert.equal(content[0].type, 'text', label)
    assert.equal(content[0].text, JSON.stringify(structuredContent), label)
    const { input, output, root } = schemas.get(tool)!
    assert.ok(output(structuredContent), `${label}: ${ajv.errorsText(output.errors)}`)
    assert.deepEqual(listUnnamed(structuredContent, root, root, ''), [], label)
    assert.ok(input(args), `${label}: the announced schema refuses the arguments`)
  }
})

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  items?: Schema
}

/** Returns the paths of keys for which a schema has no property. */
function listUnnamed(value: unknown, schema: Schema, root: Schema, path: string): string[] {
  const { $ref } = schema
  if ($ref) return listUnnamed(value, root.$defs![$ref.slice('#/$defs/'.length)]!, root, path)
  if (Array.isArray(value)) {
    return schema.items
      ? value.flatMap((item) => listUnnamed(item, schema.items!, root, `${path}[]`))
      : []
  }
  if (typeof value !== 'object' || value === null || !schema.properties) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const known = schema.properties![key]
    return known ? listUnnamed(item, known, root, `${path}.${key}`) : [`${path}.${key}`]
  })
}

test('returns every prop, slot and sub-component of every component', async () => {
  for (const component of catalog.components) {
    for (const part of [component, ...component.subComponents]) {
      const answer = await server.call('get_component', { names: [part.name] })
      const [shown] = answer.structuredContent.components
      const list = (items: { name: string }[] = []) => items.map(({ name }) => name)
      assert.equal(shown.tag, part.tag)
      assert.deepEqual(list(shown.props), list(part.props).map(toAttributeName))
      assert.deepEqual(list(shown.slots), list(part.slots))
      if (part === component) {
        assert.deepEqual(list(shown.subComponents), list(component.subComponents))
      } else assert.equal(shown.parent, component.name)
    }
  }
})

test('returns the examples of the parent for a sub-component, first those that use it', async () => {
  const parent = catalog.components.find(({ subComponents }) => subComponents.length)!
  for (const { name } of parent.subComponents) {
    const { structuredContent } = await server.call('get_component_examples', { names: [name] })
    const [result] = structuredContent.results
    assert.equal(result.page, parent.name)
    assert.equal(result.total, parent.examples.length)
    const uses = result.examples.map((example: { uses: string[] }) => example.uses.includes(name))
    assert.deepEqual(
      uses,
      uses.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)),
    )
    assert.ok(uses[0], `the first example uses ${name}`)
  }
})

test('reports the version of the installed package', () => {
  const { version } = JSON.parse(readFileSync(join(project.package, 'package.json'), 'utf8'))
  assert.deepEqual(handshake.serverInfo, { name: 'kit', title: 'Kit', version })
  assert.match(handshake.instructions, new RegExp(`version ${version.replaceAll('.', '\\.')}`))
})

test('announces lists that never change, and no other capability', () => {
  assert.deepEqual(handshake.capabilities, {
    tools: { listChanged: false },
    resources: { listChanged: false },
    completions: {},
  })
})

test('names the tools in the order of their use, in instructions of at most 2,000 characters', () => {
  const { instructions } = handshake
  assert.ok(instructions.length <= 2000, `${instructions.length} characters`)
  for (const name of names) assert.ok(instructions.includes(`\`${name}\``), name)
  const order = ['search_components', 'get_component`', 'get_component_examples']
  const places = order.map((name) => instructions.indexOf(name))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.match(instructions, /not from memory/)
  assert.match(instructions, /does not exist/)
  assert.doesNotMatch(instructions, /[{}]/, 'every placeholder is filled')
})
