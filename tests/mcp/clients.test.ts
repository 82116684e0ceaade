import assert from 'node:assert/strict'
import test from 'node:test'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import { Client, type VersionNegotiationMode } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { shareProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer, toMeta } from './start-server.ts'
import { toCommand, ways, type Way } from './to-command.ts'

const project = shareProject()
const catalog = readCatalog(project)
const clientInfo = { name: 'test', version: '1' }

/** The methods of a client that a conversation uses; both clients have them. */
type AnyClient = Pick<OldClient, 'getServerVersion' | 'getInstructions'> & {
  listTools: () => Promise<{ tools: { name: string }[] }>
  callTool: (params: { name: string; arguments: Record<string, unknown> }) => Promise<unknown>
  listResources: () => Promise<{ resources: { uri: string }[] }>
  listResourceTemplates: () => Promise<{ resourceTemplates: { uriTemplate: string }[] }>
  readResource: (params: { uri: string }) => Promise<{ contents: unknown[] }>
  complete: (params: {
    ref: { type: 'ref/resource'; uri: string }
    argument: { name: string; value: string }
  }) => Promise<{ completion: { values: string[] } }>
}

/** Uses everything that the server offers. */
async function converse(client: AnyClient): Promise<void> {
  assert.equal(client.getServerVersion()?.version, catalog.library.version)
  assert.match(client.getInstructions() ?? '', /Answer from these tools/)
  const { tools } = await client.listTools()
  assert.equal(tools.length, 5)
  const [component] = catalog.components
  const calls: [string, Record<string, unknown>][] = [
    ['search_components', { query: component!.title }],
    ['list_components', {}],
    ['get_component', { names: [component!.name] }],
    ['get_component_examples', { names: [component!.name] }],
    ['get_tokens', { group: catalog.tokens[0]!.name }],
  ]
  for (const [name, args] of calls) {
    const result = (await client.callTool({ name, arguments: args })) as Record<string, unknown>
    assert.ok(result.structuredContent, name)
    assert.ok(!result.isError, name)
  }
  const wrong = await client.callTool({ name: 'get_component', arguments: { names: ['nope'] } })
  assert.equal((wrong as { isError: boolean }).isError, true)
  await assert.rejects(client.callTool({ name: 'nope', arguments: {} }), { code: -32602 })
  const { resourceTemplates } = await client.listResourceTemplates()
  assert.deepEqual(
    resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    ['kit://components/{name}'],
  )
  const { resources } = await client.listResources()
  assert.equal(resources.length, catalog.components.length + 2)
  for (const { uri } of resources.slice(0, 3)) {
    assert.equal((await client.readResource({ uri })).contents.length, 1)
  }
  await assert.rejects(client.readResource({ uri: 'kit://nope' }), { code: -32602 })
  const ref = { type: 'ref/resource' as const, uri: 'kit://components/{name}' }
  const { completion } = await client.complete({ ref, argument: { name: 'name', value: 'c' } })
  assert.ok(completion.values.includes('card'))
}

function toServer(way: Way) {
  const [command, ...args] = toCommand(way)
  return { command, args, cwd: project.folder, stderr: 'pipe' as const }
}

const modes: [VersionNegotiationMode, string][] = [
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
  [{ pin: '2026-07-28' }, '2026-07-28'],
]

for (const way of ways) {
  // Both ways run the same server, so one version is enough for the second.
  for (const [mode, version] of way === 'bin' ? modes : modes.filter(([mode]) => mode === 'auto')) {
    const shown = typeof mode === 'string' ? mode : `pinned to ${mode.pin}`
    test(`serves the current client, ${shown}, in ${version} through ${way}`, async () => {
      const client = new Client(clientInfo, { versionNegotiation: { mode } })
      const transport = new StdioClientTransport(toServer(way))
      const errors: Error[] = []
      Object.assign(client, { onerror: (error: Error) => errors.push(error) })
      await client.connect(transport)
      try {
        assert.equal(client.getNegotiatedProtocolVersion(), version)
        await converse(client)
        assert.deepEqual(errors, [])
      } finally {
        await client.close()
      }
    })
  }

  test(`serves the previous client through ${way}`, async () => {
    const client = new OldClient(clientInfo)
    const transport = new OldTransport(toServer(way))
    const errors: Error[] = []
    Object.assign(client, { onerror: (error: Error) => errors.push(error) })
    await client.connect(transport)
    try {
      await converse(client)
      assert.deepEqual(errors, [])
    } finally {
      await client.close()
    }
  })
}

for (const version of SUPPORTED_PROTOCOL_VERSIONS) {
  test(`negotiates ${version} with a client that requests it`, async () => {
    await using server = await startServer(project, { initialize: false })
    const handshake = await server.initialize(version)
    assert.equal(handshake.protocolVersion, version)
    assert.ok((await server.call('get_component', { names: ['button'] })).structuredContent)
  })
}

test('offers the latest version with a handshake to a client that requests an unknown version', async () => {
  await using server = await startServer(project, { initialize: false })
  for (const version of ['1999-01-01', 'nonsense', '2099-01-01']) {
    assert.equal((await server.initialize(version)).protocolVersion, '2025-11-25', version)
  }
})

test('needs no handshake for a client of 2026-07-28, and rejects one of a future version', async () => {
  const call = async (version: string) => {
    await using server = await startServer(project, { initialize: false })
    const params = { name: 'list_components', arguments: {}, _meta: toMeta(version) }
    return await server.request('tools/call', params)
  }
  assert.ok((await call('2026-07-28')).result.structuredContent)
  const { error } = await call('2099-01-01')
  assert.deepEqual(error.data.supported, ['2026-07-28'])
})
