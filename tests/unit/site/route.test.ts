import assert from 'node:assert/strict'
import test from 'node:test'
import type { Route } from '../../../engine/schema/page.ts'
import { sortPages } from '../../../engine/site/route.ts'

function sort(...pages: [section: string, navigation: string, order?: number][]): string[] {
  const all = pages.map(([section, navigation, order]) => {
    const path = navigation === 'Home' ? '/' : `/${navigation.toLowerCase()}`
    const route: Route = {
      id: path.slice(1) || 'index',
      path,
      title: navigation,
      navigation,
      description: 'A page.',
      section,
      component: null,
      headings: [],
    }
    return { route, frontMatter: { title: navigation, description: 'A page.', order } }
  })
  return sortPages(all, ['Labels', 'Boxes']).map(({ route }) => route.navigation)
}

test('sorts home page, guides, other folders, components by category, then pages without a folder', () => {
  assert.deepEqual(
    sort(
      ['Boxes', 'Panel'],
      ['Zoo', 'Cat'],
      ['Labels', 'Chip'],
      ['Components', 'All'],
      ['Guides', 'Start'],
      ['Api', 'Edge'],
      ['Overview', 'News'],
      ['Overview', 'Home'],
    ),
    ['Home', 'Start', 'Edge', 'Cat', 'All', 'Chip', 'Panel', 'News'],
  )
})

test('sorts the pages of a section: home page, order, title', () => {
  assert.deepEqual(
    sort(
      ['Overview', 'About'],
      ['Overview', 'Zoo', 2],
      ['Overview', 'First', 1],
      ['Overview', 'Again', 1],
      ['Overview', 'Below', -1],
      ['Overview', 'Home'],
    ),
    ['Home', 'Below', 'Again', 'First', 'Zoo', 'About'],
  )
})
