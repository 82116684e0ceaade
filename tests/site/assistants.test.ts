import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { parse, type ParseError } from 'jsonc-parser'
import { visit } from 'unist-util-visit'
import { z } from 'zod'
import { library } from '../../kit/library.ts'
import { type Agent, agents, toServerCommand } from '../../engine/catalog/clients.ts'
import { listSkillFiles } from '../../engine/install/installed-files.ts'
import { toInstallLink } from './to-install-link.ts'
import { toRegistration } from '../../engine/install/registration.ts'
import { toSettings } from '../../engine/install/settings.ts'
import { parsePage } from '../../engine/library/markdown/index.ts'
import { toolSchemas, type ToolName } from '../../engine/schema/answers.ts'
import { listRows } from './list-rows.ts'
import { parseHtml } from './parse-html.ts'
import { readDistText } from './read-dist.ts'

const { namespace } = library
const manifest = JSON.parse(await readFile('kit/package.json', 'utf8'))
const file = 'content/guides/assistants.md'
const guide = parsePage(await readFile(file, 'utf8'), { file })

test('shows each registration in the guide as kit:install writes it', () => {
  const titles: Record<Agent, string> = {
    cursor: 'Cursor',
    claude: 'Claude Code',
    vscode: 'VS Code',
    codex: 'Codex',
  }
  for (const agent of Object.keys(agents) as Agent[]) {
    const { file, text } = toRegistration(agent, namespace, null)
    const fence = findFence(titles[agent], file.endsWith('.toml') ? 'toml' : 'json')
    assert.match(fence.paragraphBefore ?? '', new RegExp(`\`${file}\``))
    if (file.endsWith('.toml')) assert.equal(`${fence.code}\n`, text)
    else assert.deepEqual(parseJson(fence.code), parseJson(text!))
  }
})

test('links to the same install URLs in the guide and on its page', async () => {
  const links = (['cursor', 'vscode'] as const).map((agent) => toInstallLink(agent, namespace))
  const own = /^(?!https?:|\/|#)/
  assert.deepEqual(
    guide.links.map(({ url }) => url).filter((url) => own.test(url)),
    links,
  )
  const page = parseHtml(await readDistText('kit', 'guides/assistants.html'))
  const addresses: string[] = []
  visit(page, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && own.test(String(properties.href)))
      addresses.push(String(properties.href))
  })
  assert.deepEqual(addresses, links)
})

test('starts the server with the same command in every other registration', () => {
  const server = toServerCommand(namespace)
  const [file] = Object.values<string>(manifest.bin)
  const bin = `node_modules/${manifest.name}/${file!.replace('./', '')}`
  assert.deepEqual(parseJson(findFence('Zed', 'json').code), {
    context_servers: { [namespace]: server },
  })
  assert.deepEqual(parseJson(findFence('Without ace', 'json').code), {
    mcpServers: { [namespace]: { command: 'node', args: [bin] } },
  })
  assert.equal(
    findFence('Claude Code', 'sh').code,
    `claude mcp add ${namespace} -- ${server.command} ${server.args.join(' ')}`,
  )
  const other = guide.fences.filter(({ lang }) => ['json', 'jsonc', 'toml'].includes(lang!))
  assert.equal(other.length, Object.keys(agents).length + 2, 'a registration is not tested')
})

test('lists the skill file of each assistant in the table of rules', () => {
  const rows = listRows(guide, 'Rules')
  assert.deepEqual(
    rows.flatMap(([names, files]) => names!.map((name) => [name, files![0]])).toSorted(),
    (Object.keys(agents) as Agent[])
      .map((agent) => [agent, listSkillFiles([agent], namespace)[0]])
      .toSorted(),
  )
})

test('shows the editor settings in the guide as kit:install writes them', async () => {
  const file = 'content/guides/installation.md'
  const { fences, headings } = parsePage(await readFile(file, 'utf8'), { file })
  const [fence, ...others] = fences.filter(({ lang }) => lang === 'json')
  assert.deepEqual(others, [])
  assert.equal(headings[fence!.headingIndex!]!.text, 'Editor autocompletion')
  const { text } = toSettings('vscode', manifest.name, null)
  assert.equal(`${fence!.code}\n`, text)
})

test('lists each tool with its inputs and results in the table of tools', () => {
  const rows = listRows(guide, 'Tools')
  const names = Object.keys(toolSchemas) as ToolName[]
  assert.deepEqual(
    rows.map(([tool, input]) => [tool, input]),
    names.map((name) => [[name], toInputs(toolSchemas[name].input)]),
  )
  for (const [index, name] of names.entries()) {
    const keys = listKeys(z.toJSONSchema(toolSchemas[name].output))
    const unknown = rows[index]![2]!.filter((key) => !keys.has(key))
    assert.deepEqual(unknown, [], name)
  }
})

test('lists each resource in the table of resources', async () => {
  const source = await readFile('engine/mcp/resources.ts', 'utf8')
  const registered = [...source.matchAll(/`\$\{namespace\}:(\/\/[^`$]+)`/g)]
  assert.deepEqual(
    listRows(guide, 'Resources').map(([uri]) => uri![0]),
    registered.map(([, path]) => `${namespace}:${path}`),
  )
})

/** Returns the first block of a language below a heading of the guide. */
function findFence(title: string, language: string) {
  const fence = guide.fences.find(
    ({ lang, headingIndex }) =>
      lang === language && guide.headings[headingIndex ?? -1]?.text === title,
  )
  assert.ok(fence, `expected a block \`${language}\` below \`${title}\``)
  return fence
}

function toInputs({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).map(([name, schema]) =>
    z.safeParse(schema, undefined).success ? `${name}?` : name,
  )
}

/** Returns the names of all properties in a JSON Schema. */
function listKeys(schema: unknown): Set<string> {
  const keys = new Set<string>()
  JSON.stringify(schema, (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) keys.add(name)
    return value
  })
  return keys
}

function parseJson(text: string): unknown {
  const errors: ParseError[] = []
  const value = parse(text, errors)
  assert.deepEqual(errors, [], text)
  return value
}
