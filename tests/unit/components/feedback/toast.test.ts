import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/** Returns the toasts that a region shows for these flash messages: colour and texts. */
async function listToasts(flash: Record<string, unknown>, more = ''): Promise<string[]> {
  const flashMessages = { get: (key: string) => flash[key] }
  const html = await edge
    .createRenderer()
    .share({ flashMessages })
    .renderRaw(`<x-kit::toast.region ${more} />`)
  const [list] = html.split('data-kit-part="models"')
  return list!.split('data-kit="toast"').slice(1).map(describe)
}

function describe(html: string): string {
  const [, color] = /data-color="(\w+)"/.exec(html)!
  return [color, ...[...html.matchAll(/<p [^>]*>([^<]*)</g)].map((match) => match[1])].join(': ')
}

test('shows each flash message as a toast of its colour, errors first', async () => {
  const flash = { info: 'a', warning: 'b', success: 'c', error: 'd', other: 'e' }
  assert.deepEqual(await listToasts(flash), ['danger: d', 'success: c', 'warning: b', 'info: a'])
  assert.deepEqual(await listToasts(flash, ':flash="false"'), [])
})

test('shows only the messages whose keys the region lists', async () => {
  const flash = { error: 'a', success: 'b', info: 'c', notification: 'd' }
  const some = ['success: b', 'info: c']
  assert.deepEqual(await listToasts(flash, 'flash="success,info"'), some)
  assert.deepEqual(await listToasts(flash, 'flash="info success unknown"'), some)
  assert.deepEqual(await listToasts(flash, `:flash="['success', 'info']"`), some)
  assert.deepEqual(await listToasts(flash, 'flash="notification"'), ['neutral: d'])
  assert.deepEqual(await listToasts(flash, ':flash="[]"'), [])
  for (const all of ['', 'flash', 'flash="true"', ':flash="true"']) {
    assert.equal((await listToasts(flash, all)).length, 4, all)
  }
  assert.deepEqual(await listToasts(flash, 'flash="false"'), [])
})

test('shows type and texts of a notification', async () => {
  const list = (notification: unknown) => listToasts({ notification })
  assert.deepEqual(await list({ type: 'error', message: 'a' }), ['danger: a'])
  assert.deepEqual(await list({ type: 'success', title: 'a', message: 'b' }), ['success: a: b'])
  assert.deepEqual(await list({ type: 'constructor', message: 'a' }), ['neutral: a'])
  assert.deepEqual(await list('a'), ['neutral: a'])
  assert.deepEqual(await list([{ type: 'info', message: 'a' }, 'b']), ['info: a', 'neutral: b'])
})

test('skips values that are not messages', async () => {
  for (const value of [null, undefined, '', [], {}, { type: 'error' }, true, { message: {} }]) {
    assert.deepEqual(await listToasts({ error: value, notification: value }), [])
  }
  assert.deepEqual(await listToasts({ error: { email: ['taken'] } }), [])
  assert.deepEqual(await listToasts({ success: 3 }), ['success: 3'])
})

test('escapes markup in a message', async () => {
  assert.deepEqual(await listToasts({ error: '<script>' }), ['danger: &lt;script&gt;'])
})

test('renders a region without a session', async () => {
  const html = await edge.renderRaw('<x-kit::toast.region />')
  const [list, models] = html.split('data-kit-part="models"')
  assert.doesNotMatch(list!, /data-kit="toast"/)
  assert.equal(models!.split('data-kit="toast"').length, 7)
})

test('keeps a danger toast or one with actions open, unless it has a duration', async () => {
  const actions = '<x-slot name="actions"><button>a</button></x-slot>'
  for (const [attributes, slot, expected] of [
    ['', '', undefined],
    ['color="danger"', '', '0'],
    ['', actions, '0'],
    ['', '<x-slot name="actions"> </x-slot>', undefined],
    [':duration="5"', actions, '5'],
    ['color="danger" :duration="5"', '', '5'],
    [':duration="0"', '', '0'],
  ] as const) {
    const html = await edge.renderRaw(
      `<x-kit::toast title="a" ${attributes}>${slot}</x-kit::toast>`,
    )
    assert.equal(/ data-duration="(\d+)"/.exec(html)?.[1], expected, `${attributes} ${slot}`)
  }
})

test('rejects a toast without text at its tag, and renders it in production', async () => {
  const toast = '\n<x-kit::toast color="info" />'
  await assert.rejects(edge.renderRaw(toast), {
    code: 'E_INVALID_PROP',
    line: 2,
    message: /: Missing prop "title"/,
  })
  assert.match(await production.renderRaw(toast), / data-kit="toast"/)
  for (const said of ['title="a" />', 'description="a" />', '>a</x-kit::toast>']) {
    assert.match(await edge.renderRaw(`<x-kit::toast ${said}`), /a/)
  }
})
