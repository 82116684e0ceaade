import assert from 'node:assert/strict'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { openSite, type LiveSite } from '../../../plugins/shared/live-site.ts'
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

/** What somebody does while the site is open; the sources are right after each. */
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

test('what is read again after an edit equals what is read from nothing', async (context) => {
  const folder = await createFolder(context, {})
  await cp('tests/fixtures/acme', folder, { recursive: true })
  const live = openSite(folder, undefined, join(folder, 'cache'))
  await live.read()
  for (const [what, step] of edits) {
    const before = toFacts(live)
    await step(folder)
    await live.read()
    const fresh = openSite(folder)
    await fresh.read()
    assert.deepEqual(toFacts(live), toFacts(fresh), what)
    assert.notDeepEqual(toFacts(live), before, `${what} changes nothing`)
    if (what === 'a deprecation') assert.match(live.warnings.join(), /late\.md:7/)
    if (what === 'a line above') assert.match(live.warnings.join(), /late\.md:9/)
  }
})

test('an example that a change of the library makes wrong is refused', async (context) => {
  const folder = await createFolder(context, {})
  await cp('tests/fixtures/acme', folder, { recursive: true })
  const live = openSite(folder)
  await live.read()
  const { site } = live
  await replace(folder, 'kit/components/chip.edge', "'loud'", "'soft'")
  await assert.rejects(() => live.read(), /Cannot show the example in `[^`]*index\.md:7`/)
  assert.equal(live.site, site)
  await replace(folder, 'kit/components/chip.edge', "'soft'", "'loud'")
  await live.read()
  assert.deepEqual(live.site, site)
})

function toFacts({ site, examples, warnings }: LiveSite) {
  return { site, examples, warnings }
}

async function replace(folder: string, file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  assert.ok(text.includes(from), `${file} has no ${from}`)
  await writeFile(path, text.replace(from, to))
}
