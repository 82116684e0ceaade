import assert from 'node:assert/strict'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import type { DocSite } from '../../../plugins/content/doc-site.ts'
import { openSite } from '../../../plugins/content/open-site.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const late = `---
title: Late
description: A page that comes while the site is open, and has an example that is deprecated.
---

\`\`\`edge preview controls=tone
<x-acme::chip tone="loud">Late</x-acme::chip>
\`\`\`
`
const deprecated = "/** How it looks. */\n  tone: { type: 'string', deprecated: 'Leave it out.',"

/** Edits that somebody makes while the site is open; the sources are valid after each. */
const edits: [what: string, step: (folder: string) => Promise<void>][] = [
  ['text', (folder) => replace(folder, 'content/components/chip.md', 'as it is', 'with nothing')],
  ['an example', (folder) => replace(folder, 'content/index.md', '>Hello<', '>Good day<')],
  ['a new page', (folder) => writeFile(join(folder, 'content/guides/late.md'), late)],
  [
    'a deprecation',
    (folder) =>
      replace(
        folder,
        'kit/components/chip.edge',
        "/** How it looks. */\n  tone: { type: 'string',",
        deprecated,
      ),
  ],
  [
    'a line above',
    (folder) => replace(folder, 'content/guides/late.md', '---\n\n', '---\n\nA.\n\n'),
  ],
  [
    'another name',
    (folder) =>
      rename(join(folder, 'content/guides/late.md'), join(folder, 'content/guides/later.md')),
  ],
  ['an end', (folder) => rm(join(folder, 'content/guides/later.md'))],
  ['a template', (folder) => replace(folder, 'kit/components/panel.edge', "'acme-panel'", "'box'")],
  ['a token', (folder) => replace(folder, 'kit/tokens.ts', '[0.95, 0, 0]', '[0.94, 0, 0]')],
  ['the brand', (folder) => replace(folder, 'kit/library.ts', "name: 'Acme'", "name: 'Acme 2'")],
  ['the changelog', (folder) => replace(folder, 'kit/CHANGELOG.md', 'can be removed', 'is gone')],
]

test('reads the same after each edit as a site read from scratch', async (context) => {
  const folder = await createFolder(context, {})
  await cp('tests/fixtures/acme', folder, { recursive: true })
  const docs = openSite(folder, undefined, join(folder, 'cache'))
  let before = toFacts(await docs.read({ isServed: true }))
  for (const [what, step] of edits) {
    await step(folder)
    const after = toFacts(await docs.read({ isServed: true }))
    assert.deepEqual(after, toFacts(await openSite(folder).read()), what)
    assert.notDeepEqual(after, before, `${what} changes nothing`)
    if (what === 'a deprecation') assert.match(after.warnings.join(), /late\.md:7/)
    if (what === 'a line above') assert.match(after.warnings.join(), /late\.md:9/)
    before = after
  }
})

test('rejects an example that a change of the library makes wrong', async (context) => {
  const folder = await createFolder(context, {})
  await cp('tests/fixtures/acme', folder, { recursive: true })
  const docs = openSite(folder)
  const site = await docs.read()
  await replace(folder, 'kit/components/chip.edge', "'loud'", "'soft'")
  await assert.rejects(() => docs.read(), /Cannot show the example in `[^`]*index\.md:7`/)
  assert.equal(docs.site, site)
  await replace(folder, 'kit/components/chip.edge', "'soft'", "'loud'")
  assert.deepEqual(toFacts(await docs.read()), toFacts(site))
})

function toFacts({ catalog, pages, examples, warnings, lastUpdated }: DocSite) {
  return { catalog, pages, examples, warnings, lastUpdated }
}

async function replace(folder: string, file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  assert.ok(text.includes(from), `${file} has no ${from}`)
  await writeFile(path, text.replace(from, to))
}
