import assert from 'node:assert/strict'
import test from 'node:test'
import { findNearest, listNearest } from '../../../engine/problem/suggestion.ts'

const names = ['button', 'card', 'Badge']

test('finds the choice with the most similar spelling, in any case', () => {
  assert.equal(findNearest('buton', names), 'button')
  assert.equal(findNearest('BADGES', names), 'Badge')
  assert.equal(findNearest('cart', ['chart', 'card', 'cart']), 'cart')
})

test('prefers the first of two equally similar choices', () => {
  assert.equal(findNearest('care', ['card', 'cart']), 'card')
})

test('counts letters in the wrong order as one mistake', () => {
  assert.equal(findNearest('tabel', ['tabs', 'table']), 'table')
})

test('lists what is similar enough, the most similar first', () => {
  assert.deepEqual(listNearest('carts', ['chart', 'cards', 'button', 'cart']), [
    'cards',
    'cart',
    'chart',
  ])
  assert.deepEqual(listNearest('modal', names), [])
})

test('finds nothing if more than a third of the letters differ', () => {
  assert.equal(findNearest('buttxy', names), 'button')
  assert.equal(findNearest('butxyz', names), null)
  assert.equal(findNearest('modal', names), null)
})

test('finds nothing for one or two letters or a long text', () => {
  assert.equal(findNearest('ca', ['car']), null)
  assert.equal(findNearest('a'.repeat(101), ['a'.repeat(101)]), null)
})
