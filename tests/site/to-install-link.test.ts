import assert from 'node:assert/strict'
import test from 'node:test'
import { toInstallLink } from './to-install-link.ts'
import { toServerCommand } from '../../engine/catalog/clients.ts'

test('encodes the name for Cursor as text, and the command as Base64', () => {
  const { protocol, host, pathname, searchParams } = new URL(toInstallLink('cursor', 'acme'))
  assert.equal(`${protocol}//${host}${pathname}`, 'cursor://anysphere.cursor-deeplink/mcp/install')
  assert.deepEqual([...searchParams.keys()], ['name', 'config'])
  assert.equal(searchParams.get('name'), 'acme')
  assert.deepEqual(JSON.parse(atob(searchParams.get('config')!)), toServerCommand('acme'))
})

test('encodes name and command for VS Code as JSON', () => {
  const { protocol, pathname, search } = new URL(toInstallLink('vscode', 'acme'))
  assert.equal(protocol + pathname, 'vscode:mcp/install')
  assert.deepEqual(JSON.parse(decodeURIComponent(search.slice(1))), {
    name: 'acme',
    ...toServerCommand('acme'),
  })
})

test('contains no character that would end a link in Markdown or HTML', () => {
  for (const agent of ['cursor', 'vscode'] as const) {
    assert.match(toInstallLink(agent, 'acme'), /^[\w:/.?=&%-]+$/)
  }
})
