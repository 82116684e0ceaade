import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { listRows } from '../list-rows.ts'

const text = await readFile('content/guides/agent-docs.md', 'utf8')
const guide = parsePage(text, { file: 'guide' })
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
    configs.map((config) =>
      config
        // Starlight's search would take most of the build time.
        .replace(', pagefind: false', ''),
    ),
  )
})

test('documents each option in the guide and in the README', async () => {
  const readme = await readFile('agent-docs/README.md', 'utf8')
  for (const page of [guide, parsePage(readme, { file: 'README.md' })]) {
    const rows = listRows(page, 'Options').map(([option]) => option![0])
    assert.deepEqual(rows, ['name', 'summary', 'introduction', 'exclude', 'strict'])
  }
})
