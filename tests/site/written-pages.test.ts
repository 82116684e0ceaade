import assert from 'node:assert/strict'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { before } from 'node:test'
import { buildSite } from './build-site.ts'

const root = '.cache/test/written'
const content = join(root, 'site/content')
const dist = join(root, 'dist')
let output = ''

/** Pages as people who know other tools write them. */
const pages = {
  'guides/lists.md': `---
title: 'Lists: [x](y)'
description: Short.
---

See [the start](./start.md#first-steps), [the chip](../components/chip) and [home](../index.md).

<details>
<summary>What <code>x</code> means</summary>

- A *letter*, see [the terms](terms.md)

</details>
`,
  'guides/more.mdx': `---
title: More
description: A page with components that has relative links and a part that readers open.
---

See [the start](./start.md#first-steps).

<details>
<summary>More</summary>

Back to [the lists](lists.md).

</details>
`,
}

/** Files elsewhere to which pages are symbolic links. */
const linked = {
  'terms.md': `---
title: Terms
description: What applies to a small library, in a file that several projects share with links.
---

See [the lists](./lists.md).
`,
  'parts.mdx': `---
title: Shared parts
description: What the parts of a small library are, in a file that several projects share.
---

::components

## Shown

\`\`\`edge preview
<x-acme::chip>Shared</x-acme::chip>
\`\`\`
`,
}

before(async () => {
  await rm(root, { recursive: true, force: true })
  await cp('tests/fixtures/acme', join(root, 'site'), { recursive: true })
  await mkdir(join(root, 'shared'))
  for (const [path, text] of Object.entries(pages)) await writeFile(join(content, path), text)
  for (const [name, text] of Object.entries(linked)) {
    await writeFile(join(root, 'shared', name), text)
    await symlink(`../../../shared/${name}`, join(content, 'guides', name))
  }
  const build = await buildSite({
    SITE_DIR: join(root, 'site'),
    OUT_DIR: dist,
    CACHE_DIR: join(root, 'cache'),
  })
  assert.equal(build.code, 0, build.output)
  output = build.output
})

const read = (path: string) => readFile(join(dist, path), 'utf8')

test('resolves relative links to pages, in Markdown and MDX', async () => {
  const lists = await read('guides/lists.html')
  for (const path of ['/guides/start#first-steps', '/components/chip', '/']) {
    assert.ok(lists.includes(`<a href="${path}">`), path)
  }
  assert.match(await read('guides/more.html'), /<a href="\/guides\/start#first-steps">/)
  for (const page of ['lists', 'more']) {
    const markdown = await read(`guides/${page}.md`)
    assert.match(markdown, /\[the start\]\(https:\/\/acme\.test\/guides\/start\.md#first-steps\)/)
  }
})

test('renders `<details>` on the page with its Markdown', async () => {
  const lists = await read('guides/lists.html')
  assert.match(
    lists,
    /<details>\s*<summary>What <code>x<\/code> means<\/summary>\s*<ul>\s*<li>A <em>letter<\/em>, see <a href="\/guides\/terms">the terms<\/a><\/li>\s*<\/ul>\s*<\/details>/,
  )
  assert.match(
    await read('guides/more.html'),
    /<details>\s*<summary>More<\/summary>\s*<p>Back to <a href="\/guides\/lists">the lists<\/a>\.<\/p>\s*<\/details>/,
  )
  for (const page of ['lists', 'more']) {
    const markdown = await read(`guides/${page}.md`)
    assert.match(markdown, /\n<details>\n\n?<summary>.+<\/summary>\n\n.+\n\n<\/details>\n$/)
  }
})

test('escapes brackets in a title', async () => {
  assert.match(await read('guides/lists.html'), /<h1>Lists: \[x\]\(y\)<\/h1>/)
  assert.match(await read('guides/lists.md'), /\n# Lists: \\\[x\\\]\(y\)\n/)
  assert.match(
    await read('llms.txt'),
    /\n- \[Lists: \\\[x\\\]\(y\)\]\(https:.*lists\.md\): Short\.\n/,
  )
})

test('warns about a short description', () => {
  assert.match(
    output,
    /WARN.*The description in `\.cache\/test\/written\/site\/content\/guides\/lists\.md:3` has 6 characters/,
  )
})

test('publishes a page that is a symbolic link, in Markdown and MDX', async () => {
  assert.match(await read('guides/terms.html'), /<a href="\/guides\/lists">the lists<\/a>/)
  const parts = await read('guides/parts.html')
  assert.match(parts, /<h1>Shared parts<\/h1>/)
  assert.match(parts, /<span class="acme-chip"[^>]*>Shared<\/span>/)
  assert.doesNotMatch(parts, /::components/)
  const index = await read('llms.txt')
  for (const name of ['terms', 'parts']) assert.ok(index.includes(`/guides/${name}.md): `), name)
})
