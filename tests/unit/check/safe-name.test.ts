import assert from 'node:assert/strict'
import test from 'node:test'
import { findSafeName } from '../../../engine/check/safe-name.ts'

test('finds a name that differs only in case and separators', () => {
  assert.equal(findSafeName('Icon_Name', ['iconName', 'icons']), 'iconName')
})

test('finds a name that differs in one letter, if it is long enough', () => {
  assert.equal(findSafeName('varant', ['variant', 'wide']), 'variant')
  assert.equal(findSafeName('wid', ['variant', 'wide']), null)
})

test('finds nothing if several names match', () => {
  assert.equal(findSafeName('footar', ['footer', 'footed', 'footar2']), null)
  assert.equal(findSafeName('header', ['headers', 'heaver', 'footer']), null)
  assert.equal(findSafeName('IconName', ['iconName', 'icon-name']), null)
})
