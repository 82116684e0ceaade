import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import {
  cpSync,
  lstatSync,
  lutimesSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { writeCopy } from './write-copy.ts'
import { pack, packKit } from './pack.ts'
import { runOk } from './run.ts'

/** A checkout of the same sources in another folder. */
const folder = '.cache/test/reproducible/checkout'

test('packs the same commit into the same bytes, wherever and whenever it is built', async () => {
  rmSync(folder, { recursive: true, force: true })
  await writeCopy('.', folder)
  // Copies instead of links, because the names of shared files derive from the paths of their
  // contents.
  const notices = readFileSync('kit/build/NOTICES.md', 'utf8')
  const bundled = new Set([...notices.matchAll(/^## ([^/ ]+)/gm)].map(([, name]) => name!))
  for (const path of ['node_modules', 'engine/node_modules']) {
    for (const name of bundled) {
      const link = join(folder, path, name)
      if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) continue
      unlinkSync(link)
      cpSync(join(path, name), link, { recursive: true })
    }
  }
  touch(folder, new Date('2001-02-03T04:05:06Z'))
  await runOk(folder, ['env', 'TZ=Asia/Tokyo', 'node', 'engine/cli.ts', 'build'])
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
  rmSync('.cache/test/reproducible', { recursive: true })
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
