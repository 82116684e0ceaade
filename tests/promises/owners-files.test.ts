import assert from 'node:assert/strict'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { headers } from '../../plugins/headers.ts'
import { robotsTxt } from '../../plugins/robots-txt.ts'
import { catalog } from '../unit/fixtures/catalog.ts'
import { createFolder } from '../unit/fixtures/create-folder.ts'

/** Whether each of the two files is published if `public/` contains these files. */
async function publish(context: TestContext, files: Record<string, string>): Promise<boolean[]> {
  const root = await createFolder(context, files)
  const [library, content] = [join(root, 'kit'), join(root, 'content')]
  const site = { catalog, folders: { root, library, content, public: join(root, 'public') } }
  return [robotsTxt(site), headers(site)].map((published) => published.length === 1)
}

test('publishes robots.txt and _headers', async (context) => {
  assert.deepEqual(await publish(context, { 'public/logo.svg': '<svg/>' }), [true, true])
})

test('keeps a file of the owner', async (context) => {
  assert.deepEqual(await publish(context, { 'public/robots.txt': 'mine' }), [false, true])
  assert.deepEqual(await publish(context, { 'public/_headers': 'mine' }), [true, false])
})
