import assert from 'node:assert/strict'
import test from 'node:test'
import { toShortcut } from '../../../../kit/components/command/to-shortcut.ts'
import { edge } from '../renderers.ts'

const render = (attributes: string, item = '') =>
  edge.renderRaw(
    `<x-kit::command id="a" ${attributes}><x-kit::command.item ${item}>B</x-kit::command.item></x-kit::command>`,
  )

test('writes shortcuts in the words of the script, and none for sequences', () => {
  const shortcuts = {
    'mod+K': 'mod+k',
    'Cmd+Option+Return': 'meta+alt+enter',
    'mod++': 'mod++',
    '/': '/',
    constructor: 'constructor',
    'g p': null,
    '': null,
  }
  for (const [keys, expected] of Object.entries(shortcuts)) assert.equal(toShortcut(keys), expected)
})

test('lets only keys with Control, Command or Alt run an item, unless it is disabled', async () => {
  const read = async (item: string) =>
    / data-keys="([^"]*)"/.exec(await render('keys=""', item))?.[1]
  assert.equal(await read('keys="control+i"'), 'ctrl+i')
  assert.equal(await read('keys="shift+n"'), undefined)
  assert.equal(await read('keys="g p"'), undefined)
  assert.equal(await read('keys="mod+i" disabled'), undefined)
})

test('refuses a sequence as its shortcut, and a URL that would run a script', async () => {
  await assert.rejects(render('keys="g p"'), /"keys". Expected keys joined by a plus/)
  await assert.rejects(render('src="javascript:alert(1)"'), /"src"/)
  await assert.rejects(
    edge.renderRaw('<x-kit::command.item>A</x-kit::command.item>'),
    /kit::command>/,
  )
})
