import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import test from 'node:test'
import { promisify } from 'node:util'
import { shareProject, type Project } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { toCommand, ways, type Way } from './to-command.ts'

const project = shareProject()
const [component] = readCatalog(project).components

/** Returns what the inspector printed, and throws if it fails. */
async function inspect(project: Project, way: Way, args: string[]) {
  const options = ['--cli', '--format', 'json', '--cwd', project.folder]
  const { stdout, stderr } = await promisify(execFile)(
    'node_modules/.bin/mcp-inspector',
    [...options, ...args, ...toCommand(way)],
    // It stores a list of servers in the home folder.
    { env: { ...process.env, HOME: join(project.folder, 'home') } },
  )
  return { result: JSON.parse(stdout).result, stderr }
}

for (const way of ways) {
  // Both ways run the same server, so one era is enough for the second.
  for (const era of way === 'bin' ? ['legacy', 'modern'] : ['modern']) {
    test(`passes the inspector's checks of the tools through ${way}, ${era}`, async () => {
      const args = ['--protocol-era', era, '--strict', '--method', 'tools/list']
      const { result, stderr } = await inspect(project, way, args)
      assert.equal(result.tools.length, 5)
      assert.equal(stderr, '')
    })
  }
}

test('lets the inspector call a tool', async () => {
  const call = ['--method', 'tools/call', '--tool-name', 'get_component']
  const json = ['--tool-args-json', JSON.stringify({ names: [component!.name] })]
  const { result, stderr } = await inspect(project, 'bin', [...call, ...json])
  assert.ok(result.structuredContent)
  assert.equal(stderr, '')
})
