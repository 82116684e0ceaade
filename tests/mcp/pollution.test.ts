import assert from 'node:assert/strict'
import test from 'node:test'
import { shareProject } from './make-project.ts'
import { startServer } from './start-server.ts'

const project = shareProject()

/** Prints properties of the object prototype when the server exits. */
const watching =
  "process.on('exit',()=>{const names=[];for(const name in {})names.push(name);" +
  "if(names.length)console.error('polluted: '+names)})"
const nodeOptions = (code = '') => [
  `--import=data:text/javascript,${encodeURIComponent(watching + ';' + code)}`,
]

const calls = [
  ['search_components', 'query'],
  ['list_components', 'category'],
  ['get_component', 'names'],
  ['get_component_examples', 'names'],
  ['get_tokens', 'group'],
] as const

test('cannot pollute the object prototype through any tool argument [prototypes]', async () => {
  await using server = await startServer(project, { nodeOptions: nodeOptions() })
  const payload = '{"polluted":"a","constructor":{"prototype":{"polluted":"a"}}}'
  let id = 1000
  for (const [name, key] of calls) {
    for (const value of ['"__proto__"', '"constructor.prototype"', payload]) {
      const args = `{"__proto__":${payload},"constructor":${payload},"${key}":${value}}`
      const params = `{"name":"${name}","arguments":${args},"__proto__":${payload}}`
      const line = `{"jsonrpc":"2.0","id":${id++},"method":"tools/call","params":${params},"__proto__":${payload}}`
      server.write(Buffer.from(`${line}\n`))
    }
  }
  const { result } = await server.request('tools/call', {
    name: 'get_component',
    arguments: { names: ['badge'] },
  })
  assert.equal(result.structuredContent.components[0].name, 'badge')
  const { code } = await server.end()
  assert.deepEqual([code, server.stderr()], [0, ''])
  assert.ok(server.lines.length > calls.length * 3)
})

test('notices a polluted object prototype', async () => {
  const options = nodeOptions("process.prependListener('exit',()=>Object.prototype.polluted=1)")
  await using server = await startServer(project, { nodeOptions: options })
  await server.end()
  assert.match(server.stderr(), /polluted: polluted/)
})
