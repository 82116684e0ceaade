import assert from 'node:assert/strict'
import test from 'node:test'
import { edgeGlobals } from 'edge.js'
import { createProductionRenderer } from '../create-production-renderer.ts'
import { renderControl } from '../render-control.ts'

const token = edgeGlobals.html.safe('<input type="hidden" name="_csrf" value="t">')
const shield = { csrfField: () => token }

async function root(attributes: string, shared?: object) {
  const { root, html } = await renderControl(
    `<x-kit::form ${attributes}>a</x-kit::form>`,
    undefined,
    {
      shared,
    },
  )
  return { action: root.action, method: root.method, hasToken: html.includes('_csrf') }
}

test('adds a CSRF token if the application has shield', async () => {
  assert.equal((await root('')).hasToken, false)
  assert.equal((await root('', shield)).hasToken, true)
  assert.equal((await root('method="delete"', shield)).hasToken, true)
  assert.equal((await root('method="get"', shield)).hasToken, false)
  assert.equal((await root(':csrf="false"', shield)).hasToken, false)
})

test('puts a method that browsers do not support into the query string', async () => {
  const target = async (attributes: string) => {
    const { action, method } = await root(attributes)
    return [method, action]
  }
  assert.deepEqual(await target('action="/a" method="put"'), ['post', '/a?_method=PUT'])
  assert.deepEqual(await target('action="/a?b=1#c" method="delete"'), [
    'post',
    '/a?b=1&_method=DELETE#c',
  ])
  assert.deepEqual(await target('action="/a" method="get"'), ['get', '/a'])
  assert.deepEqual(await target('action="/a"'), ['post', '/a'])
})

test('sends a method without an action to the current page', async () => {
  assert.deepEqual(await root('method="put"'), {
    action: '?_method=PUT',
    method: 'post',
    hasToken: false,
  })
})

test('takes URL and method from a route', async () => {
  const formAttributes = (
    route: string,
    { id }: { id: number },
    { qs }: { qs: { tab: string } },
  ) => ({
    action: `/${route}/${id}?tab=${qs.tab}&_method=PATCH`,
    method: 'POST',
  })
  const attributes = `route="posts" :route-params="{ id: 1 }" :route-options="{ qs: { tab: 'a' } }"`
  assert.deepEqual(await root(attributes, { formAttributes, ...shield }), {
    action: '/posts/1?tab=a&_method=PATCH',
    method: 'post',
    hasToken: true,
  })
  await assert.rejects(root('route="posts"'), /Invalid prop "route"/)
  const both = root('action="/a" route="posts"', { formAttributes })
  await assert.rejects(both, /Use only one of "action" and "route"/)
})

const fields = `<x-kit::input name="name" /><x-kit::input name="owner[email]" />
  <x-kit::select name="role" :options="['a', 'b']" /><x-kit::checkbox name="on" />
  <x-kit::checkbox.group name="tags[]" legend="T" :options="['x', 'y']" />`
const values = { name: 'Atlas', owner: { email: 'e' }, role: 'b', on: 1, tags: ['y'] }

test('fills the controls from `values`, and prefers old input', async () => {
  const form = `<x-kit::form :values="values">${fields}</x-kit::form>`
  const { controls, chosen } = await renderControl(form, {}, { state: { values } })
  assert.deepEqual(
    controls.slice(0, 2).map(({ properties }) => properties.value),
    ['Atlas', 'e'],
  )
  assert.deepEqual(chosen, ['b', 'on', 'y'])
  const failed = { old: { name: '', role: 'a' }, errors: { name: ['No.'] } }
  const again = await renderControl(form, failed, { state: { values } })
  assert.equal(again.control.value, '')
  assert.deepEqual(again.chosen, ['a'])
})

test('prints no value of a model that is not text', async () => {
  for (const name of ['owner', 'tags', 'constructor', '__proto__', 'toString', 'name.length.x']) {
    const form = `<x-kit::form :values="values"><x-kit::input name="${name}" /></x-kit::form>`
    assert.equal(
      (await renderControl(form, {}, { state: { values } })).control.value,
      undefined,
      name,
    )
  }
})

test('keeps values and errors of two forms on a page apart', async () => {
  const session = { old: { email: 'old@' }, errors: { email: ['Taken.'] } }
  const two = `<x-kit::form id="one" :errors="{}"><x-kit::input name="email" value="a" /></x-kit::form>
    <x-kit::form id="two"><x-kit::input name="email" value="b" /></x-kit::form>`
  const { controls, errors } = await renderControl(two, session)
  assert.deepEqual(
    controls.map(({ properties }) => [properties.id, properties.value]),
    [
      ['one-email', 'a'],
      ['two-email', 'old@'],
    ],
  )
  assert.deepEqual(errors, ['Taken.'])
})

test('sends files if it contains a control for files, also when tags are cached', async () => {
  const edge = await createProductionRenderer()
  const render = async (content: string, attributes = '') =>
    (await edge.renderRaw(`<x-kit::form ${attributes}>${content}</x-kit::form>`)).split('>')[0]!
  const card = (content: string) => `<x-kit::card><div>${content}</div></x-kit::card>`
  for (const control of ['file', 'upload']) {
    const tag = `<x-kit::${control} name="a" label="A" />`
    for (const content of [tag, card(tag), card(tag)]) {
      assert.match(await render(content), / enctype="multipart\/form-data"/, content)
    }
  }
  assert.doesNotMatch(await render('<x-kit::input name="a" label="A" />'), /enctype/)
  assert.match(await render('<input type="file">', 'files'), / enctype="multipart\/form-data"/)
})
