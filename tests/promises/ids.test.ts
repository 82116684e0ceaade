import assert from 'node:assert/strict'
import test from 'node:test'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { listIdProblems } from '../unit/components/list-id-problems.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const components = await readComponents()
/** The `name` of these components is not a name for themselves. */
const named = components.filter(({ name }) => name !== 'icon')

for (const component of named) {
  const { name } = component
  const render = (one: { attributes?: string[]; without?: string[] }, two = one) =>
    edge.renderRaw(
      toTag(component, components, { ...one, suffix: '-a' }) +
        toTag(component, components, { ...two, suffix: '-b' }),
    )

  test(`renders ${name} twice on a page with unique ids and valid references`, async () => {
    const html = await render({ attributes: ['id="one"'] }, { attributes: ['id="two"'] })
    assert.deepEqual(listIdProblems(html), [], html)
  })

  // Summaries of errors only differ by the forms around them.
  if (name === 'errors') continue
  test(`gives two ${name} unique ids from their names, or asks for an id`, async () => {
    const problems = await render({ without: ['id', 'name'] }).then(listIdProblems, (error) => {
      assert.match(error.message, /: Missing (required )?prop "(id|name)"/)
      return []
    })
    assert.deepEqual(problems, [])
  })
}

test('names controls by their label, their aria-label or their variable if they have no name', async () => {
  for (const [tag, id] of [
    ['<x-kit::input label="Search the list" />', 'Search-the-list'],
    ['<x-kit::input aria-label="Search" />', 'Search'],
    ['<x-kit::select aria-label="Sort by" :options="[1]" />', 'Sort-by'],
    ['<x-kit::textarea x-model="note" />', 'note'],
    ['<x-kit::checkbox aria-label="Select Ada" x-model="chosen" />', 'Select-Ada'],
    ['<x-kit::checkbox>Show <b>all</b></x-kit::checkbox>', 'Show-all'],
    ['<x-kit::switch>Sound</x-kit::switch>', 'Sound'],
    ['<x-kit::switch aria-label="日本" />', '日本'],
  ] as const) {
    assert.deepEqual(listIds(await edge.renderRaw(tag)), [id], tag)
  }
})

test('gives a control that nothing names no id, because another one would get the same', async () => {
  for (const name of ['input', 'textarea', 'file', 'checkbox', 'switch']) {
    const tag = `<x-kit::${name} />`
    assert.deepEqual(listIds(await edge.renderRaw(tag + tag)), [], name)
  }
  assert.deepEqual(listIds(await edge.renderRaw('<x-kit::select :options="[1]" />')), [])
})

/** Returns the ids of controls; each label leads to one of them. */
function listIds(html: string): string[] {
  assert.deepEqual(listIdProblems(html), [], html)
  return [...html.matchAll(/<(?:input|select|textarea) [^>]*?\bid="([^"]*)"/g)].map(([, id]) => id!)
}

test('finds repeated ids and references to missing ids', () => {
  assert.deepEqual(listIdProblems('<p id="a"></p><label for="a">A</label>'), [])
  for (const [html, problem] of [
    ['<p id="a"></p><b id="a"></b>', 'b repeats the id a'],
    ['<label for="b">B</label>', 'htmlFor of label leads to b, which is nowhere'],
    ['<input aria-describedby="c">', 'ariaDescribedBy of input leads to c, which is nowhere'],
    [
      '<p aria-labelledby="d e"></p><p id="d"></p>',
      'ariaLabelledBy of p leads to e, which is nowhere',
    ],
    ['<button popovertarget="f"></button>', 'popoverTarget of button leads to f, which is nowhere'],
    ['<button commandfor="g"></button>', 'commandFor of button leads to g, which is nowhere'],
    ['<input form="h">', 'form of input leads to h, which is nowhere'],
  ] as const) {
    assert.deepEqual(listIdProblems(html), [problem])
  }
})
