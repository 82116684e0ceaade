import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import test from 'node:test'
import { pathToFileURL } from 'node:url'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import * as module from '../../../plugins/agent-docs/agent-docs.ts'
import { listRows } from '../list-rows.ts'

const options = { name: 'Star', summary: 'A handbook.' }

// Another test shows that a build fails if a hook does, and builds this site with all twins.
test('stops the build of another site at a component without a twin', async () => {
  const root = pathToFileURL(`${resolve('tests/fixtures/starlight')}/`)
  const build = { format: 'directory' }
  const config = { site: 'https://star.example', base: '/', trailingSlash: 'ignore', build, root }
  const twins = { Card: () => '' }
  const { hooks } = module.agentDocs({ ...options, twins })
  hooks['astro:config:done']!({ config } as never)
  await assert.rejects(
    async () => hooks['astro:build:done']!({ dir: new URL('dist/', root) } as never),
    /^ProblemError: Cannot write Markdown for the component `<CardGrid>` in `.*index\.mdx:8`, expected `<Card>`/,
  )
})

test('explains that a site without `site` cannot have absolute URLs', () => {
  const { hooks } = module.agentDocs(options)
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
