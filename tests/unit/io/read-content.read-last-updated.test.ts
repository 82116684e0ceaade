import { execFile } from 'node:child_process'
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import test, { type TestContext } from 'node:test'
import { readLastUpdated } from '../../../engine/io/read-content.ts'
import { toDisplayPath } from '../../../engine/io/paths.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Runs git without any configuration, and without the repository of a hook that runs the tests. */
async function git(folder: string, args: string[], day = '2026-01-01'): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = {
    ...Object.fromEntries(own),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z',
    GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
  }
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  await promisify(execFile)('git', [...author, ...args], { cwd: folder, env })
}

async function commit(folder: string, files: Record<string, string>, day: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  await git(folder, ['add', ...Object.keys(files)])
  await git(folder, ['commit', '--quiet', '--message', day], day)
}

/** Creates a repository with pages in `content`: one changed, one moved, one not committed. */
async function createRepository(context: TestContext): Promise<string> {
  const folder = await createFolder(context)
  await git(folder, ['init', '--quiet'])
  await mkdir(join(folder, 'content'))
  const first = { 'content/a.md': 'a', 'content/b.md': 'b', 'content/ö.md': 'o', 'other.md': 'x' }
  await commit(folder, first, '2026-03-01')
  await commit(folder, { 'content/a.md': 'A' }, '2026-04-02')
  await git(folder, ['mv', 'content/b.md', 'content/c.md'])
  await git(folder, ['commit', '--quiet', '--message', 'c'], '2026-05-03')
  await writeFile(join(folder, 'content/a.md'), 'changed')
  await writeFile(join(folder, 'content/new.md'), 'new')
  return folder
}

const at = (folder: string, path: string) => toDisplayPath(join(folder, path))

test('returns the date of the last commit that changed a page', async (context) => {
  const folder = await createRepository(context)
  const days = await readLastUpdated(join(folder, 'content'))
  assert.equal(days.get(at(folder, 'content/a.md')), '2026-04-02')
  assert.equal(days.get(at(folder, 'content/ö.md')), '2026-03-01')
  assert.equal(days.get(at(folder, 'content/c.md')), '2026-05-03')
})

test('returns no date for uncommitted files and files outside the folder', async (context) => {
  const folder = await createRepository(context)
  const days = await readLastUpdated(join(folder, 'content'))
  assert.equal(days.has(at(folder, 'content/new.md')), false)
  assert.equal(days.has(at(folder, 'other.md')), false)
})

test('returns no dates without a repository, a commit or the folder', async (context) => {
  const folder = await createFolder(context, { 'a.md': 'a' })
  assert.deepEqual(await readLastUpdated(folder), new Map())
  await git(folder, ['init', '--quiet'])
  assert.deepEqual(await readLastUpdated(folder), new Map())
  assert.deepEqual(await readLastUpdated(join(folder, 'none')), new Map())
})

test('returns no dates in a shallow clone, but does in a full one', async (context) => {
  const folder = await createRepository(context)
  const clones = await createFolder(context)
  const url = pathToFileURL(folder).href
  await git(clones, ['clone', '--quiet', '--depth', '1', url, 'shallow'])
  await git(clones, ['clone', '--quiet', url, 'whole'])
  assert.deepEqual(await readLastUpdated(join(clones, 'shallow/content')), new Map())
  const days = await readLastUpdated(join(clones, 'whole/content'))
  assert.equal(days.get(at(clones, 'whole/content/a.md')), '2026-04-02')
})
