import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { openCache } from '../../../plugins/cache/open-cache.ts'

const makeFile = () => join(mkdtempSync(join(tmpdir(), 'cache-')), 'values.json')

test('keeps a value for the next build, and forgets it if that build does not ask for it', async () => {
  const file = makeFile()
  const first = openCache<string>(file, '1')
  first.set('a', 'A')
  first.set('b', 'B')
  await first.save()
  const second = openCache<string>(file, '1')
  assert.equal(second.get('a'), 'A')
  await second.save()
  const third = openCache<string>(file, '1')
  assert.deepEqual([third.get('a'), third.get('b')], ['A', undefined])
})

test('keeps an unused value for as many builds as its patience', async () => {
  const file = makeFile()
  const first = openCache<string>(file, '1', 2)
  first.set('a', 'A')
  await first.save()
  const lives: boolean[] = []
  for (let build = 0; build < 3; build += 1) {
    const cache = openCache<string>(file, '1', 2)
    cache.set('b', String(build))
    await cache.save()
    lives.push(readFileSync(file, 'utf8').includes('"a"'))
  }
  assert.deepEqual(lives, [true, true, false])
})

test('keeps current keys, even if nobody asks for them', async () => {
  const file = makeFile()
  const first = openCache<string>(file, '1')
  for (const key of ['a', 'b', 'c']) first.set(key, key)
  await first.save()
  const second = openCache<string>(file, '1')
  await second.save(new Set(['a']))
  second.set('d', 'd')
  await second.save(new Set(['a', 'd', 'e']))
  const third = openCache<string>(file, '1')
  assert.deepEqual(
    ['a', 'b', 'c', 'd', 'e'].map((key) => third.get(key)),
    ['a', undefined, undefined, 'd', undefined],
  )
})

test('ignores a file of another version or with invalid content', async () => {
  const file = makeFile()
  const first = openCache<string>(file, '1')
  first.set('a', 'A')
  await first.save()
  assert.equal(openCache<string>(file, '2').get('a'), undefined)
  writeFileSync(file, '{"version": "1", "val')
  assert.equal(openCache<string>(file, '1').get('a'), undefined)
})

test('does not write the file if a build asks for the same values or for none', async () => {
  const file = makeFile()
  const first = openCache<string>(file, '1')
  first.set('a', 'A')
  await first.save()
  const text = readFileSync(file, 'utf8').replace('"A"', '"A" ')
  writeFileSync(file, text)
  const second = openCache<string>(file, '1')
  second.get('a')
  await second.save()
  await openCache<string>(file, '1').save()
  assert.equal(readFileSync(file, 'utf8'), text)
})

test('forgets values that were not used since the last time', () => {
  const cache = openCache<string>(makeFile(), '1')
  cache.set('page', 'one')
  cache.set('other', 'two')
  cache.startBuild()
  assert.equal(cache.get('page'), 'one')
  cache.startBuild()
  assert.equal(cache.get('page'), 'one')
  assert.equal(cache.get('other'), undefined)
})
