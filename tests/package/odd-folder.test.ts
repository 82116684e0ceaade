import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { startServer as startLanguageServer } from '../lsp/start-server.ts'
import { makeProject } from '../mcp/make-project.ts'
import { startServer } from '../mcp/start-server.ts'
import { ways } from '../mcp/to-command.ts'
import { run } from './run.ts'

/** An application in a folder whose name must be escaped in a URL and in a shell. */
const project = makeProject(`odd %41#b?c ü [d] $(e) & 'f'`)
const { folder } = project
writeFileSync(
  project.config,
  "export default { button: { color: 'danger' }, components: { namespace: 'app', directory: 'resources/views/components' } }\n",
)
writeFileSync(join(folder, 'resources/views/components/row.edge'), '@props({ tone: "calm" })\n')

for (const way of ways) {
  test(`answers with its configuration and components through ${way}`, async () => {
    await using server = await startServer(project, { way })
    const names = ['button', 'app::row']
    const { structuredContent } = await server.call('get_component', { names })
    assert.match(JSON.stringify(structuredContent), /"default":"danger".*"tone"/)
    assert.equal(server.stderr(), '')
  })
}

test('finds the template of a component in the editor', async () => {
  const { client, end } = await startLanguageServer(project, {
    rootUri: pathToFileURL(folder).href,
  })
  const uri = pathToFileURL(join(folder, 'resources/views/pages/a.edge')).href
  const textDocument = { uri, languageId: 'edge', version: 1, text: '<x-app::row />' }
  await client.sendNotification('textDocument/didOpen', { textDocument })
  const position = { line: 0, character: 8 }
  const found = await client.sendRequest<{ uri: string }>('textDocument/definition', {
    textDocument: { uri },
    position,
  })
  assert.equal(found.uri, pathToFileURL(join(folder, 'resources/views/components/row.edge')).href)
  await end()
})

// The last one removes the commands.
test('runs every command', async () => {
  for (const [args, stdout] of [
    [['kit:install', '--yes'], /updated|created/],
    [['kit:list'], /^ {2}app::row /m],
    [['kit:show', 'button', '--json'], /"default": "danger"/],
    [['kit:check'], /^No problems in 26 templates\.$/m],
    [['kit:format'], / of 26 templates formatted\.$/m],
    [['kit:eject', 'badge'], /created +resources\/views\/components\/badge\.edge/],
    [['kit:install', '--remove'], /deleted/],
  ] as const) {
    const result = await run(folder, ['node', 'ace', ...args])
    assert.equal(result.code, 0, `${args.join(' ')}: ${result.stderr}`)
    assert.match(result.stdout, stdout)
  }
})
