import assert from 'node:assert/strict'
import test from 'node:test'
import { buildSite } from './build-site.ts'
import { readDist } from './read-dist.ts'
import { sites } from './sites.ts'

function assertEqual(a: Map<string, Buffer>, b: Map<string, Buffer>): void {
  assert.deepEqual([...a.keys()], [...b.keys()])
  for (const [path, bytes] of a) assert.ok(bytes.equals(b.get(path)!), `${path} differs`)
}

test('writes the same bytes in two builds of the same source', async () => {
  const first = await readDist('kit')
  assert.ok(first.size > 50, `only ${first.size} files were found`)
  assertEqual(first, await readDist('again'))
})

test('writes the same bytes with a warm cache as without a cache', async () => {
  const cold = await readDist('again')
  const { code, output } = await buildSite(sites.warm)
  assert.equal(code, 0, output)
  assertEqual(cold, await readDist('warm'))
})
