import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import * as module from '../../../plugins/agent-docs/agent-docs.ts'
import { listRows } from '../list-rows.ts'

test('stops the build of another site at a component without a twin', async () => {
  const folder = '.cache/test/agent-docs/no-twin'
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/starlight', folder, { recursive: true })
  await edit(join(folder, 'astro.config.mjs'), [
    ['        CardGrid: ({ children }) => children,\n', ''],
  ])
  const { status, stdout, stderr } = build(folder, join(folder, 'dist'))
  assert.notEqual(status, 0)
  assert.match(
    stdout + stderr,
    /Cannot write Markdown for the component `<CardGrid>` in `.*index\.mdx:8`, expected `<Card>`/,
  )
})

test('explains that a site without `site` cannot have absolute URLs', () => {
  const { hooks } = module.agentDocs({ name: 'Plain', summary: 'A handbook.' })
  const hook = { config: {} } as Parameters<NonNullable<(typeof hooks)['astro:config:done']>>[0]
  assert.throws(() => hooks['astro:config:done']!(hook), {
    message: /agentDocs, expected `site` in the Astro configuration/,
  })
})

const guide = parsePage(await readFile('content/guides/agent-docs.md', 'utf8'), { file: 'guide' })
const listCode = (language: string) =>
  guide.fences.filter(({ lang }) => lang === language).map(({ code }) => `${code}\n`)

test('shows the configurations of these sites in the guide', async () => {
  const configs = await Promise.all(
    ['starlight', 'plain'].map((name) =>
      readFile(join('tests/fixtures', name, 'astro.config.mjs'), 'utf8'),
    ),
  )
  assert.deepEqual(
    listCode('js'),
    configs.map((text) =>
      text
        // Starlight's search would take most of the build time.
        .replace(', pagefind: false', ''),
    ),
  )
})

test('exports exactly this for other sites, and documents each option', () => {
  assert.deepEqual(Object.keys(module), ['agentDocs'])
  const rows = listRows(guide, 'Options').map(([option]) => option![0])
  assert.deepEqual(rows, [
    'name',
    'summary',
    'introduction',
    'content',
    'prefix',
    'sections',
    'twins',
  ])
})

async function edit(file: string, changes: [from: string, to: string][]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of changes) {
    assert.ok(text.includes(from), `${file} has no ${from}`)
    text = text.replace(from, to)
  }
  await writeFile(file, text)
}

function build(root: string, dist: string) {
  const up = root.split('/').map(() => '..')
  return spawnSync('astro', ['build', '--root', root, '--outDir', join(...up, dist)], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
}
