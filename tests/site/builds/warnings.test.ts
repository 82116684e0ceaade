import assert from 'node:assert/strict'
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { buildSite } from '../build-site.ts'

const folder = '.cache/test/warned'

test('prints each warning of a build once, with its place', async () => {
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  const template = join(folder, 'kit/components/chip.edge')
  const mood = `  /** Was of use. */\n  mood: { type: 'string', deprecated: 'Use "tone".' },\n})`
  await writeFile(template, (await readFile(template, 'utf8')).replace('})', mood))
  const page = join(folder, 'content/components/chip.md')
  const text = await readFile(page, 'utf8')
  // Rendered for the page, for each variant of its control, and once more with calls.
  await writeFile(
    page,
    text
      .replace('edge preview', 'edge preview controls=tone')
      .replace('<x-acme::chip>', '<x-acme::chip mood="a">'),
  )
  await appendFile(join(folder, 'kit/styles/index.css'), '.acme-chip:hoover { color: red }\n')
  const { code, output } = await buildSite({
    SITE_DIR: folder,
    OUT_DIR: join(folder, 'dist'),
    CACHE_DIR: join(folder, 'cache'),
  })
  assert.equal(code, 0, output)
  for (const warning of [
    /Deprecated prop "mood" of <x-acme::chip> in `\S+\/chip\.md:11`\. Use "tone"\./g,
    /'hoover' is not recognized as a valid pseudo-class/g,
  ]) {
    assert.equal(output.match(warning)?.length, 1, output)
  }
  assert.equal(output.match(/WARN/g)?.length, 2, output)
})
