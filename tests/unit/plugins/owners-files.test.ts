import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { headers } from '../../../plugins/headers.ts'
import { robotsTxt } from '../../../plugins/robots-txt.ts'
import type { LiveSite } from '../../../plugins/shared/live-site.ts'
import { catalog } from '../fixtures/catalog.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Whether each of the two files is written when these are in `public/`. */
async function build(context: TestContext, files: Record<string, string>): Promise<boolean[]> {
  const folder = await createFolder(context, files)
  const dist = join(folder, 'dist')
  await mkdir(dist)
  const live = { folders: { public: join(folder, 'public') }, site: { catalog } } as LiveSite
  for (const { hooks } of [robotsTxt(live), headers(live)]) {
    const dir = pathToFileURL(`${dist}/`)
    const options = { dir, logger: { info: () => {} } } as unknown as Parameters<
      NonNullable<(typeof hooks)['astro:build:done']>
    >[0]
    await hooks['astro:build:done']!(options)
  }
  return ['robots.txt', '_headers'].map((name) => existsSync(join(dist, name)))
}

test('robots.txt and _headers are made', async (context) => {
  assert.deepEqual(await build(context, { 'public/logo.svg': '<svg/>' }), [true, true])
})

test('one of the owner is left as it is', async (context) => {
  assert.deepEqual(await build(context, { 'public/robots.txt': 'mine' }), [false, true])
  assert.deepEqual(await build(context, { 'public/_headers': 'mine' }), [true, false])
})
