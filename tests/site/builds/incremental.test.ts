import assert from 'node:assert/strict'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import test from 'node:test'
import { openSite } from '../../../plugins/content/open-site.ts'
import { buildSite } from '../build-site.ts'
import { readFolder } from '../read-folder.ts'

const root = '.cache/test/incremental'
const folder = join(root, 'site')

type Edit = [file: string, from: string | RegExp, to: string]

/** What each build warns about. */
const warned: Edit[] = [
  [
    'kit/components/chip.edge',
    '})',
    `  /** Was of use. */\n  mood: { type: 'string', deprecated: 'Use "tone".' },\n})`,
  ],
  // Rendered for the page, for each variant of its control, and once more with calls.
  ['content/components/chip.md', 'edge preview', 'edge preview controls=tone'],
  ['content/components/chip.md', '<x-acme::chip>', '<x-acme::chip mood="a">'],
  ['kit/styles/index.css', /$/, '.acme-chip:hoover { color: red }\n'],
]

/**
 * Edits before each of two builds that share a cache. The first step renders all pages again. The
 * second touches only some pages, so what a step leaves stale stays stale until the end.
 */
const steps: Record<string, Edit[]> = {
  'the library: a template, a token, a style sheet and the brand': [
    ['kit/components/chip.edge', "class: 'acme-chip'", "class: 'acme-chip acme-new'"],
    ['kit/tokens.ts', 'dark: [0.2, 0, 0]', 'dark: [0.21, 0, 0]'],
    ['kit/styles/index.css', /$/, '\n.acme-newest {\n  color: red;\n}\n'],
    ['kit/library.ts', "name: 'Acme'", "name: 'Acme Corporation'"],
  ],
  'the title of a page, the text of another and a live example of a third': [
    ['content/guides/start.md', /^title: .*/m, 'title: Begin'],
    ['content/index.md', 'Start with', 'Begin with'],
    ['content/components/panel.md', '<x-acme::panel>', '<x-acme::panel class="wide">'],
  ],
}

test('prints each warning of a build once, with its place', async () => {
  await rm(root, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  for (const change of warned) await edit(change)
  const output = await build('warm')
  for (const warning of [
    /Deprecated prop "mood" of <x-acme::chip> in `\S+\/chip\.md:11`\. Use "tone"\./g,
    /'hoover' is not recognized as a valid pseudo-class/g,
  ]) {
    assert.equal(output.match(warning)?.length, 1, output)
  }
  assert.equal(output.match(/WARN/g)?.length, 2, output)
})

test('builds the same with the cache of earlier builds as from scratch', async () => {
  let before = await read('warm')
  for (const [what, files] of Object.entries(steps)) {
    for (const change of files) await edit(change)
    await build('warm')
    const warm = await read('warm')
    assert.ok(
      [...warm].some(([name, content]) => !before.get(name)?.equals(content)),
      `${what} changed nothing`,
    )
    before = warm
  }
  await build('cold')
  const cold = await read('cold')
  assert.deepEqual([...before.keys()], [...cold.keys()])
  for (const [name, content] of before) {
    assert.ok(content.equals(cold.get(name)!), `${name} is stale`)
  }
})

// Another test shows that all caches ignore a broken file.
test('reads the same site with a broken cache', async () => {
  const pages = join(root, 'warm/cache/pages')
  const names = await readdir(pages)
  assert.ok(names.includes('pages.json') && names.includes('facts.json'), names.join())
  for (const name of names) await writeFile(join(pages, name), '{"half')
  const warm = await openSite(resolve(folder), undefined, resolve(pages)).read()
  const cold = await openSite(resolve(folder)).read()
  assert.deepEqual([warm.catalog, warm.pages], [cold.catalog, cold.pages])
})

async function edit([file, from, to]: Edit): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(from, to))
  assert.notEqual(await readFile(path, 'utf8'), text, `${path} has no ${from}`)
}

/** Builds the site, and returns the output. */
async function build(name: 'warm' | 'cold'): Promise<string> {
  const { code, output } = await buildSite({
    SITE_DIR: folder,
    OUT_DIR: join(root, name, 'dist'),
    CACHE_DIR: join(root, name, 'cache'),
  })
  assert.equal(code, 0, output)
  return output
}

function read(name: 'warm' | 'cold'): Promise<Map<string, Buffer>> {
  return readFolder(join(root, name, 'dist'))
}
