import assert from 'node:assert/strict'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { buildSite } from '../build-site.ts'
import { readFolder } from '../read-folder.ts'

const root = '.cache/test/incremental'
const folder = join(root, 'site')

type Edit = [file: string, from: string | RegExp, to: string]

/**
 * Edits between two builds that share a cache. Edits of one step are independent; an edit that
 * renders all pages again would hide stale output of another one.
 */
const steps: Record<string, Edit[]> = {
  'the text of a page and a live example of another': [
    ['content/guides/start.md', 'or [components', 'or even [components'],
    ['content/components/chip.md', '<x-acme::chip>', '<x-acme::chip tone="loud">'],
  ],
  'the title of a page': [['content/guides/start.md', /^title: .*/m, 'title: Begin']],
  'the library: a template, a token, a style sheet and the brand': [
    ['kit/components/chip.edge', "class: 'acme-chip'", "class: 'acme-chip acme-new'"],
    ['kit/tokens.ts', 'dark: [0.2, 0, 0]', 'dark: [0.21, 0, 0]'],
    ['kit/styles/index.css', /$/, '\n.acme-newest {\n  color: red;\n}\n'],
    ['kit/library.ts', "name: 'Acme'", "name: 'Acme Corporation'"],
  ],
}

test('builds the same with the cache of an earlier build as from scratch', async () => {
  await rm(root, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  await build('warm')
  let before = await read('warm')
  for (const [what, files] of Object.entries(steps)) {
    for (const [file, from, to] of files) await edit(join(folder, file), from, to)
    await rm(join(root, 'cold'), { recursive: true, force: true })
    await Promise.all([build('warm'), build('cold')])
    const warm = await read('warm')
    assert.ok(
      [...warm].some(([name, content]) => !before.get(name)?.equals(content)),
      `${what} changed nothing`,
    )
    const cold = await read('cold')
    assert.deepEqual([...warm.keys()], [...cold.keys()], what)
    for (const [name, content] of warm) {
      assert.ok(content.equals(cold.get(name)!), `after an edit of ${what}, ${name} is stale`)
    }
    before = warm
  }
})

test('ignores a broken cache', async () => {
  const pages = join(root, 'warm/cache/pages')
  for (const name of await readdir(pages)) await writeFile(join(pages, name), '{"half')
  await build('warm')
  const [warm, cold] = [await read('warm'), await read('cold')]
  for (const [name, content] of warm) assert.ok(content.equals(cold.get(name)!), name)
})

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(from, to))
  assert.notEqual(await readFile(path, 'utf8'), text, `${path} has no ${from}`)
}

async function build(name: 'warm' | 'cold'): Promise<void> {
  const { code, output } = await buildSite({
    SITE_DIR: folder,
    OUT_DIR: join(root, name, 'dist'),
    CACHE_DIR: join(root, name, 'cache'),
  })
  assert.equal(code, 0, output)
}

function read(name: 'warm' | 'cold'): Promise<Map<string, Buffer>> {
  return readFolder(join(root, name, 'dist'))
}
