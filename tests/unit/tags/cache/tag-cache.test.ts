import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TagCache } from '../../../../engine/tags/cache/tag-cache.ts'
import type { Page } from '../../../../engine/tags/runtime/page.ts'

const caller = { filename: 'page', line: 1, col: 0 }

/** The variables of a compiled template. */
type State = { $tags: { props: (...given: unknown[]) => { label: string } } }

/** The compiled template of a component that prints its label. */
async function box(template: Page, state: State, $context: object): Promise<string> {
  let out = ''
  const { label } = state.$tags.props(template, state, $context, '{}')
  out += `${template.escape(label)}`
  return out
}

/** Creates a page with one component, and counts how often it is rendered. */
function createPage() {
  const counts = { rendered: 0 }
  class Props {
    all = {}
  }
  const $tags = {
    props(_page: Page, state: State) {
      counts.rendered++
      return state
    },
  }
  const page = {
    compileComponent: () => box,
    getComponentState: () => ({ $props: new Props(), $tags }),
    escape: String,
  }
  return { page: page as unknown as Page, counts }
}

function createCache(limit: number): TagCache {
  const cache = new TagCache(
    (_tag, error) => {
      throw error
    },
    () => {},
    limit,
  )
  const path = 'kit::box'
  cache.declare({ template: '', isPure: true, path, label: '<x-kit::box>', filename: 'box.edge' })
  return cache
}

const toTag = (page: Page, label: string) => ({
  page,
  path: 'kit::box',
  props: { label },
  slots: { $context: {} },
  caller,
  context: {},
})

test('stays within its limit of bytes with a hundred thousand different labels', async () => {
  const limit = 200_000
  const cache = createCache(limit)
  const { page } = createPage()
  let largest = 0
  for (let number = 0; number < 100_000; number++) {
    const tag = toTag(page, `Label ${number}`)
    await cache.render(tag)
    // Some of the labels come again, so that they are cached.
    if (number % 10 === 0) await cache.render(tag)
    largest = Math.max(largest, cache.size)
  }
  assert.ok(largest > limit / 4, 'caches something')
  assert.ok(largest <= limit, `${largest} bytes`)
  assert.equal(await cache.render(toTag(page, 'Label 99990')), 'Label 99990')
})

test('drops the texts that were cached first', async () => {
  const cache = createCache(16_000)
  const { page, counts } = createPage()
  const render = async (label: string) => {
    const before = counts.rendered
    await cache.render(toTag(page, label))
    return counts.rendered > before ? 'rendered' : 'cached'
  }
  for (const label of ['a', 'a', 'a']) await render(label)
  assert.equal(await render('a'), 'cached')
  for (let number = 0; number < 50; number++) {
    for (const label of [`b${number}`, `b${number}`]) await render(label)
  }
  assert.equal(await render('b49'), 'cached')
  assert.equal(await render('a'), 'rendered')
})
