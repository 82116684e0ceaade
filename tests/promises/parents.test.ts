import assert from 'node:assert/strict'
import test from 'node:test'
import { findHeaderWord } from '../../engine/template/header.ts'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

const components = {
  card: '@props({})\n<div>{{{ await $slots.main() }}}</div>',
  'card.foot': '{{--\n  Ends it.\n\n  @parent card\n--}}\n<p>{{{ await $slots.main() }}}</p>',
  row: '<b>{{{ await $slots.main() }}}</b>',
  own: '@props({})\n<x-kit::card.foot>Own</x-kit::card.foot>',
}
const render = (template: string, options = {}) =>
  createTestEdge({ components, ...options }).renderRaw(template)
const foot = '<x-kit::card.foot>A</x-kit::card.foot>'

test('renders a sub-component anywhere inside its parent', async () => {
  for (const inside of [foot, `<x-kit::row>${foot}</x-kit::row>`, `@if(true)\n${foot}\n@end`]) {
    assert.match(await render(`<x-kit::card>\n${inside}\n</x-kit::card>`), /<p>A<\/p>/)
  }
})

test('reports a sub-component outside its parent at its tag, and renders it in production', async () => {
  for (const page of [`\n ${foot}`, `<x-kit::card>B</x-kit::card>\n ${foot}`]) {
    await assert.rejects(render(page), {
      code: 'E_INVALID_PROP',
      message:
        'Cannot render <x-kit::card.foot> in `eval.edge:2`: This sub-component belongs inside <x-kit::card>',
      line: 2,
      col: 1,
    })
    assert.match(await render(page, { production: true }), /<p>A<\/p>/)
  }
})

test('renders a sub-component alone in a partial that is rendered as a whole', async () => {
  const edge = createTestEdge({ components })
  for (const [path, template] of Object.entries({
    'partials/foot': foot,
    'tasks/_partials/feet': `@each(one in [1, 2])\n${foot}\n@end`,
    'partials/outer': "@include('partials/foot')",
    'partials/row': `<x-kit::row>${foot}</x-kit::row>`,
    'pages/team': "<p>Team</p>\n@include('partials/foot')",
    'pages/card': "<x-kit::card>\n@include('partials/foot')\n</x-kit::card>",
  })) {
    edge.registerTemplate(path, { template })
  }
  for (const whole of ['partials/foot', 'tasks/_partials/feet', 'partials/outer', 'pages/card']) {
    assert.match(await edge.render(whole), /<p>A<\/p>/, whole)
    assert.equal(edge.renderSync(whole), await edge.render(whole))
  }
  // The page that includes it lacks the parent, and another component is in its place.
  for (const whole of ['pages/team', 'partials/row']) {
    await assert.rejects(edge.render(whole), /belongs inside <x-kit::card>$/, whole)
  }
})

test('lets a component of the library use a sub-component itself', async () => {
  assert.match(await render('<x-kit::own />'), /<p>Own<\/p>/)
})

test('reads the parent of a sub-component from its header', () => {
  assert.equal(findHeaderWord('{{--\n  A.\n  @parent card\n  @since 1\n--}}', 'parent'), 'card')
  for (const template of ['', '{{-- A. --}}', '<p>@parent card</p>', '{{-- A @parent b --}}']) {
    assert.equal(findHeaderWord(template, 'parent'), null)
  }
})
