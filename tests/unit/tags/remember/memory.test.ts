import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemory } from '../../../../engine/tags/remember/memory.ts'
import type { Page, State } from '../../../../engine/tags/runtime/page.ts'

const caller = { filename: 'page', line: 1, col: 0 }

/** A page with one component, which prints its label. */
function createPage(): Page {
  class Props {
    constructor(values: object) {
      Object.assign(this, values)
    }
  }
  return {
    compileComponent: () => (_page, state) => `<b>${String(state.label)}</b>`,
    getComponentState: () => ({ $props: new Props({}) }) as unknown as State,
  }
}

function createBoundedMemory(limit: number) {
  const memory = createMemory((_tag, error) => {
    throw error
  }, limit)
  const facts = { template: '', refusal: null, inspected: [], injected: {} }
  memory.declare({ ...facts, path: 'kit::box', label: '<x-kit::box>', filename: 'box.edge' })
  return memory
}

test('stays within its size with a hundred thousand different labels', async () => {
  const limit = 100_000
  const memory = createBoundedMemory(limit)
  const page = createPage()
  const render = (label: string) =>
    memory.render(page, 'kit::box', { label }, { $context: {} }, caller, {})
  let largest = 0
  for (let number = 0; number < 100_000; number++) {
    render(`Label ${number}`)
    // Some of the labels come again, so that they are remembered.
    if (number % 10 === 0) await render(`Label ${number}`)
    largest = Math.max(largest, memory.size)
  }
  assert.ok(largest > limit / 4, 'remembers something')
  assert.ok(largest <= limit, `${largest} characters`)
  assert.equal(await render('Label 99990'), '<b>Label 99990</b>')
})

test('forgets the texts that were remembered first', async () => {
  const memory = createBoundedMemory(4000)
  const page = createPage()
  let renders = 0
  page.compileComponent = () => (_page, state) => {
    renders++
    return String(state.label)
  }
  const render = async (label: string) => {
    const before = renders
    await memory.render(page, 'kit::box', { label }, { $context: {} }, caller, {})
    return renders > before ? 'rendered' : 'remembered'
  }
  for (const label of ['a', 'a', 'a']) await render(label)
  assert.equal(await render('a'), 'remembered')
  for (let number = 0; number < 50; number++) {
    for (const label of [`b${number}`, `b${number}`]) await render(label)
  }
  assert.equal(await render('b49'), 'remembered')
  assert.equal(await render('a'), 'rendered')
})
