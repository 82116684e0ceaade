import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import test from 'node:test'
import { assertReadable } from '../../../plugins/builds/assert-readable.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('accepts paths that Astro can read', () => {
  for (const name of ['kit', 'a b', 'ü', "it's", '[id]', '{a,b}', '(x)', '!x', '$x&y', 'a+b@c~'])
    assertReadable(join('/work', name))
})

test('rejects a path with a character that Astro cannot read, and names it', () => {
  for (const name of [
    'a#b',
    'a%41',
    '100%',
    'q"q',
    ...(process.platform === 'win32' ? [] : ['a\\b', 'a?b', 'a*b']),
  ]) {
    const [character] = /[^\w]/.exec(name)!
    assert.throws(() => assertReadable(join('/work', name, 'site')), {
      message: `Cannot build the site in \`${resolve('/work').replaceAll('\\', '/')}/${name}/site\`, expected a path without \`${character}\`, because Astro cannot read files there. Rename the folder.`,
    })
  }
})

test('explains it in one sentence when the command runs in such a folder', async (context) => {
  const folder = await createFolder(context, { 'a#b/library/library.ts': '' })
  for (const command of ['build', 'dev']) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('engine/cli.ts'), 'docs', command],
      {
        cwd: join(folder, 'a#b'),
        encoding: 'utf8',
      },
    )
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(
      stderr,
      /^Cannot build the site in `[^`]+\/a#b`, expected a path without `#`, .*\n$/,
    )
  }
})
