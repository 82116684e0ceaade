import assert from 'node:assert/strict'
import test from 'node:test'
import { findNearest } from '../../../engine/problem/suggestion.ts'

const names = ['button', 'card', 'Badge']

test('the choice that is spelled most alike is meant, whatever its case', () => {
  assert.equal(findNearest('buton', names), 'button')
  assert.equal(findNearest('BADGES', names), 'Badge')
  assert.equal(findNearest('cart', ['chart', 'card', 'cart']), 'cart')
})

test('of two that are equally near the first is meant', () => {
  assert.equal(findNearest('care', ['card', 'cart']), 'card')
})

test('what differs in more than a third of its letters is another word', () => {
  assert.equal(findNearest('buttxy', names), 'button')
  assert.equal(findNearest('butxyz', names), null)
  assert.equal(findNearest('modal', names), null)
})

test('of a letter or two, and of a long text, nothing is guessed', () => {
  assert.equal(findNearest('ca', ['car']), null)
  assert.equal(findNearest('a'.repeat(101), ['a'.repeat(101)]), null)
})
