import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { lutimesSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { writeCopy } from './write-copy.ts'
import { pack, packKit } from './pack.ts'
import { runOk } from './run.ts'

/** Settings of a machine that no file may depend on. */
const settings = { LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'test', TZ: 'Pacific/Auckland' }

test('packs the same commit into the same bytes, wherever and whenever it is built', async (context) => {
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'a b/ü/zzz%41#q')
  await writeCopy('.', folder)
  touch(folder, new Date('2001-02-03T04:05:06Z'))
  const build = ['sh', '-c', 'umask 002 && exec node engine/cli.ts build']
  await runOk(folder, build, { env: settings })
  const packed = [packKit(), pack(join(folder, 'kit'), join(folder, '.cache'))]
  const [one, other] = await Promise.all(
    ['.', folder].map(async (checkout, index) => {
      const { tarball, files } = await packed[index]!
      const digests = files.map((file) => `${file} ${digest(join(checkout, 'kit', file))}`)
      return { digests, tarball: digest(tarball) }
    }),
  )
  assert.ok(one!.digests.length > 100)
  // Names the files that differ, if any.
  assert.deepEqual(one!.digests, other!.digests)
  assert.equal(one!.tarball, other!.tarball)
})

/** Gives all files of a checkout the same time, but not the packages that it links to. */
function touch(folder: string, time: Date): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lutimesSync(join(entry.parentPath, entry.name), time, time)
  }
}

function digest(file: string): string {
  return hash('sha256', readFileSync(file))
}
