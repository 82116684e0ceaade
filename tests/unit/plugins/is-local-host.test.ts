import assert from 'node:assert/strict'
import test from 'node:test'
import { isLocalHost } from '../../../plugins/http/is-local-host.ts'

test('accepts a name that can only mean this machine, and IP addresses', () => {
  for (const host of [
    'localhost',
    'LOCALHOST:1',
    'docs.localhost:4321',
    '127.0.0.1',
    '192.168.0.2:80',
    '[::1]',
    '[fe80::1]:4321',
    undefined,
  ]) {
    assert.equal(isLocalHost(host), true, host)
  }
})

test('rejects any other name [own-pages-only]', () => {
  for (const host of [
    '',
    'example.com',
    'localhost.example',
    'notlocalhost',
    '127.0.0.1.example:80',
    '127.0.0',
    '::1',
    '[::1',
    'localhost:a',
    'a:b@localhost',
    'localhost/',
  ]) {
    assert.equal(isLocalHost(host), false, host)
  }
})
