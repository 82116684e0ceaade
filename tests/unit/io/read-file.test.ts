import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import test from 'node:test'
import { FileTypeError, readText, readTextOrNull } from '../../../engine/io/read-file.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('reads a file, also through a link', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'ä' })
  symlinkSync('a.txt', join(folder, 'b.txt'))
  assert.equal(readText(join(folder, 'a.txt')), 'ä')
  assert.equal(readText(join(folder, 'b.txt')), 'ä')
})

test('rejects at once what is no file, and tells what it is', async (context) => {
  const folder = await createFolder(context)
  const [pipe, socket] = [join(folder, 'pipe'), join(folder, 'socket')]
  execFileSync('mkfifo', [pipe])
  const server = createServer().listen(socket)
  context.after(() => server.close())
  for (let tries = 0; !existsSync(socket) && tries < 1000; tries += 1) {
    await new Promise((done) => setTimeout(done, 10))
  }
  for (const [path, kind, code] of [
    [folder, 'a folder', 'EISDIR'],
    [pipe, 'a named pipe', 'EFTYPE'],
    [socket, 'a socket', 'EFTYPE'],
    ['/dev/zero', 'a device', 'EFTYPE'],
  ] as const) {
    assert.throws(
      () => readText(path),
      (error: Error) => {
        assert.ok(error instanceof FileTypeError)
        assert.deepEqual([error.kind, error.code, error.path], [kind, code, path])
        assert.match(
          error.message,
          new RegExp(`^Cannot use \`.+\`, expected a file and not ${kind}\\.$`),
        )
        return true
      },
    )
    assert.equal(readTextOrNull(path), null)
  }
  assert.equal(readTextOrNull(join(folder, 'missing')), null)
})
