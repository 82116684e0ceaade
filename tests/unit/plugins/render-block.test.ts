import assert from 'node:assert/strict'
import test from 'node:test'
import { Edge } from 'edge.js'
import { renderBlock } from '../../../plugins/example/render-block.ts'

const renderer = Edge.create()
const application = {
  state: { name: 'Ada' },
  shared: { auth: { user: 'Grace' } },
  url: '/users/1',
  routes: { 'users.show': 'GET /users/:id', 'users.update': 'PUT /users/:id' },
  components: {
    layout: '<!DOCTYPE html><html>{{{ await $slots.main() }}}</html>',
    appLayout:
      '@layout({ title })\n<nav>{{ title }} {{ auth.user }}</nav>\n{{{ await $slots.main() }}}\n@end',
  },
}

const render = async (code: string, changes: Partial<typeof application> = {}) =>
  (await renderBlock(renderer, { code, state: {}, application: { ...application, ...changes } }))
    .trim()
    .replace(/\n+/g, '\n')

test('renders a block with its variables, and without the document of the layout', async () => {
  assert.equal(await render(`@layout({ title: 'One' })\n<b>{{ name }}</b>\n@end`), '<b>Ada</b>')
  assert.equal(await render('@layout()\n<b>{{ name }}</b>\n@end'), '<b>Ada</b>')
  assert.equal(await render('@layout()\n1\n@end', { components: {} as never }), '1')
})

test('renders the components of the application, with what it shares with them', async () => {
  assert.equal(
    await render(`@appLayout({ title: 'Users' })\n<b>{{ name }}</b>\n@end`),
    '<nav>Users Grace</nav>\n<b>Ada</b>',
  )
  const components = { ...application.components, appLayout: '<i>{{{ await $slots.main() }}}</i>' }
  assert.equal(await render('@appLayout()\n1\n@end', { components }), '<i>1</i>')
})

test('resolves routes with their parameters, as AdonisJS does', async () => {
  assert.equal(await render(`{{ urlFor('users.show', { id: 'a b' }) }}`), '/users/a%20b')
  assert.equal(
    await render(`{{ urlFor('users.show', [4], { qs: { tab: 'x' } }) }}`),
    '/users/4?tab=x',
  )
  assert.equal(
    await render(`{{{ JSON.stringify(formAttributes('users.update', [4])) }}}`),
    '{"action":"/users/4?_method=PUT","method":"POST"}',
  )
  await assert.rejects(render(`{{ urlFor('users.index') }}`), /Cannot lookup route "users\.index"/)
})

test('renders as on a page that was just opened', async () => {
  assert.equal(
    await render(`{{ request.url() }} {{ old('name', 'none') }} {{ flashMessages.has('sent') }}`),
    '/users/1 none false',
  )
})
