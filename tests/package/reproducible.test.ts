import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { lutimesSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { writeCopy } from '../../tools/mutants/write-copy.ts'
import { pack } from './pack.ts'
import { runOk } from './run.ts'

/** Two checkouts of the same sources, whose files are of different days. */
const checkouts = [
  { folder: '.cache/test/reproducible/one', day: '2001-02-03T04:05:06Z', zone: 'UTC' },
  { folder: '.cache/test/reproducible/the-other', day: '2024-05-06T07:08:09Z', zone: 'Asia/Tokyo' },
]

test('two packs of the same commit are the same bytes, wherever and whenever they are built', async () => {
  const packed = []
  for (const { folder, day, zone } of checkouts) {
    rmSync(folder, { recursive: true, force: true })
    await writeCopy('.', folder)
    touch(folder, new Date(day))
    await runOk(folder, ['env', `TZ=${zone}`, 'node', 'tools/package/build.ts'])
    const { tarball, files } = await pack(folder, join(folder, '.cache/tarball'))
    const digests = files.map((file) => `${file} ${digest(join(folder, 'kit', file))}`)
    packed.push({ digests, tarball: digest(tarball) })
  }
  const [one, other] = packed
  assert.ok(one!.digests.length > 100)
  // Names the files that differ, if any do.
  assert.deepEqual(one!.digests, other!.digests)
  assert.equal(one!.tarball, other!.tarball)
  rmSync('.cache/test/reproducible', { recursive: true })
})

/** Gives all files of a checkout the same time, but not the packages that it links to. */
function touch(folder: string, time: Date): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lutimesSync(join(entry.parentPath, entry.name), time, time)
  }
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
