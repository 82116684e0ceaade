import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoundedMap } from '../../engine/tags/runtime/bounded-map.ts'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

/** Returns the error of a page as `line:column CODE`; null if it renders. */
function failure(template: string): string | null {
  try {
    createTestEdge().renderRawSync(template)
    return null
  } catch (error) {
    assert.ok(error instanceof EdgeError, String(error))
    return `${error.line}:${error.col} ${error.code}`
  }
}

test('reports tags that are nested too deeply at the tag, without a crash', () => {
  const nest = (times: number, open = '<x-kit::card>', close = '</x-kit::card>') =>
    `${open}\n`.repeat(times) + `${close}\n`.repeat(times)
  assert.equal(failure(nest(100)), null)
  assert.equal(failure(nest(101)), '101:0 E_NESTED_TOO_DEEPLY')
  assert.equal(failure(nest(20_000)), '101:0 E_NESTED_TOO_DEEPLY')
  const slot = ['<x-kit::card><x-slot:footer>', '</x-slot></x-kit::card>']
  assert.equal(failure(nest(50, ...slot)), null)
  assert.equal(failure(nest(51, ...slot)), '51:0 E_NESTED_TOO_DEEPLY')
  const block = ['@if(true)\n<x-kit::card>', '</x-kit::card>\n@end']
  assert.equal(failure(nest(50, ...block)), null)
  assert.equal(failure(nest(51, ...block)), '102:0 E_NESTED_TOO_DEEPLY')
})

test('reports a line with too many tags for Edge, without a crash', () => {
  const icon = '<x-kit::icon name="a"/>'
  assert.equal(failure(`${icon}\n${icon.repeat(1000)}\n${icon}`), null)
  assert.equal(failure(`${icon}\n${icon.repeat(50_000)}\n${icon}`), '2:0 E_LINE_TOO_FULL')
})

test('never lets a bounded map grow beyond its limit', () => {
  const map = new BoundedMap<number, string>(3)
  for (let key = 0; key < 10; key++) {
    map.set(key, 'a')
    assert.ok(map.has(key) && map.size <= 3)
  }
})
