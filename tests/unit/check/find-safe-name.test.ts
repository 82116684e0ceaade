import assert from 'node:assert/strict'
import test from 'node:test'
import { findSafeName } from '../../../engine/check/safe-name.ts'

test('the same letters in another spelling are that name', () => {
  assert.equal(findSafeName('Icon_Name', ['iconName', 'icons']), 'iconName')
})

test('a name that one letter tells apart is meant, if it is long enough', () => {
  assert.equal(findSafeName('varant', ['variant', 'wide']), 'variant')
  assert.equal(findSafeName('wid', ['variant', 'wide']), null)
})

test('of several names that could be meant none is chosen', () => {
  assert.equal(findSafeName('footar', ['footer', 'footed', 'footar2']), null)
  assert.equal(findSafeName('header', ['headers', 'heaver', 'footer']), null)
  assert.equal(findSafeName('IconName', ['iconName', 'icon-name']), null)
})
