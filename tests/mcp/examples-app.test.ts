import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { type CallToolResult, Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { findProgram } from '../../tools/find-program.ts'
import type { ShowApp } from './app-host.ts'
import { makeProject } from './make-project.ts'
import { toCommand } from './to-command.ts'

const project = makeProject('examples-app')
const own = join(project.folder, 'resources/views/own')
mkdirSync(own)
writeFileSync(
  project.config,
  `export default {
  button: { color: 'danger' },
  components: { namespace: 'app', directory: 'resources/views/own' },
}\n`,
)
writeFileSync(
  join(own, 'invoice-row.edge'),
  `{{-- One invoice. --}}
@props({
  /** Its number. */
  invoiceNumber: { type: 'string', required: true, examples: ['INV-7'] },
})
<x-kit::badge>{{ invoiceNumber }}</x-kit::badge>
`,
)
writeFileSync(join(own, 'account.edge'), '{{-- Needs a session. --}}\n@props({})\n{{ auth.user }}')

const mimeType = 'text/html;profile=mcp-app'
const uri = 'ui://kit/examples'
const shows = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [mimeType] } } }

declare const showApp: ShowApp

type Example = { title: string; html: string }
type ToolResult = CallToolResult & { structuredContent: Record<string, unknown[]> }

/** Connects the current client of the SDK over stdio, in an era of the protocol. */
async function connect(mode: 'legacy' | 'auto', capabilities: Record<string, unknown>) {
  const info = { name: 'test', version: '1' }
  const client = new Client(info, { versionNegotiation: { mode }, capabilities })
  // Rendering needs no more permissions than other answers.
  const [command, ...args] = toCommand('bin', ['--permission', '--allow-fs-read=*'])
  const cwd = project.folder
  await client.connect(new StdioClientTransport({ command: command!, args, cwd, stderr: 'pipe' }))
  const call = async (name: string, args: Record<string, unknown>) => {
    const result = (await client.callTool({ name, arguments: args })) as ToolResult
    const { _meta: meta } = result
    return { result, examples: meta?.['kit/examples'] as Example[] | undefined }
  }
  return { client, call, [Symbol.asyncDispose]: () => client.close() }
}

for (const mode of ['legacy', 'auto'] as const) {
  test(`gives clients that show MCP Apps the rendered examples, in the era ${mode}`, async () => {
    await using connected = await connect(mode, shows)
    const { client, call } = connected
    const { tools } = await client.listTools()
    const linked = tools.filter(({ _meta: meta }) => meta)
    assert.deepEqual(
      linked.map(({ name, _meta: meta }) => [name, meta]),
      ['get_component', 'get_component_examples'].map((name) => [
        name,
        { ui: { resourceUri: uri } },
      ]),
    )
    const { contents } = await client.readResource({ uri })
    assert.equal(contents[0]!.mimeType, mimeType)
    const { examples } = await call('get_component', { names: ['card.header', 'button'] })
    assert.deepEqual(
      examples?.map(({ title }) => title),
      ['x-kit::card.header', 'x-kit::button'],
    )
    assert.match(examples[0]!.html, /class="kit-card/)
    const shown = await call('get_component_examples', { names: ['button', 'blocks/sign-in'] })
    assert.match(shown.examples![0]!.html, /<button[^>]* data-color="danger"/)
    const [page] = shown.result.structuredContent.results as { examples: unknown[] }[]
    assert.equal(shown.examples!.length, page!.examples.length)
  })

  test(`gives other clients no more than before, in the era ${mode}`, async () => {
    const others = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/plain'] } } }
    for (const capabilities of [{}, others]) {
      await using connected = await connect(mode, capabilities)
      const { client, call } = connected
      const { tools } = await client.listTools()
      assert.ok(tools.every(({ _meta: meta }) => meta === undefined))
      const { resources } = await client.listResources()
      assert.ok(resources.every((resource) => !resource.uri.startsWith('ui:')))
      await assert.rejects(client.readResource({ uri }), { code: -32602 })
      const { result, examples } = await call('get_component', { names: ['button'] })
      assert.ok(result.structuredContent)
      assert.equal(examples, undefined)
    }
  })
}

test('renders own components with the example values of their props, and leaves out what needs a request', async () => {
  await using connected = await connect('auto', shows)
  const { result, examples } = await connected.call('get_component', {
    names: ['app::invoice-row', 'app::account'],
  })
  assert.equal(result.structuredContent.components!.length, 2)
  assert.equal(examples?.length, 1)
  assert.match(examples[0]!.html, /class="kit-badge[^>]*>INV-7</)
  writeFileSync(join(own, 'invoice-row.edge'), '{{-- One invoice. --}}\n@props({})\n<b>changed</b>')
  const changed = await connected.call('get_component', { names: ['app::invoice-row'] })
  assert.match(changed.examples![0]!.html, /<b>changed<\/b>/)
})

test('shows the examples in the sandbox of a client, in its theme, without any request', async () => {
  await using connected = await connect('auto', shows)
  const { contents } = await connected.client.readResource({ uri })
  const html = (contents[0] as { text: string }).text
  const names = ['button', 'avatar', 'link']
  const { result, examples } = await connected.call('get_component', { names })
  assert.match(examples![1]!.html, /<img[^>]* src="\//)
  const { outputFiles } = await build({
    entryPoints: ['tests/mcp/app-host.ts'],
    bundle: true,
    write: false,
    logLevel: 'error',
  })
  await using browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ colorScheme: 'light' })
  const wrong: string[] = []
  page.on('request', (request) => wrong.push(request.url()))
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  await page.addScriptTag({ content: outputFiles[0]!.text })
  const frame = page.frameLocator('iframe')
  const backgrounds = new Set<string>()
  for (const theme of ['light', 'dark'] as const) {
    assert.equal(await page.evaluate((shown) => showApp(shown), { html, result, theme }), 'Kit')
    const button = frame.getByRole('button', { name: 'Save changes' })
    backgrounds.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
    await page.locator('iframe[data-height]').waitFor()
    assert.equal(await frame.locator('figure').count(), names.length)
    await frame.locator('a').first().click()
    assert.equal(await frame.locator('figure').count(), names.length)
  }
  assert.equal(backgrounds.size, 2)
  assert.ok(!backgrounds.has('rgba(0, 0, 0, 0)'))
  assert.deepEqual(wrong, [])
})
