import assert from 'node:assert/strict'
import test from 'node:test'
import { listByCategory, listBySection } from '../../../engine/catalog/groups.ts'
import { catalog } from '../fixtures/catalog.ts'

test('lists categories in the order of the library, without empty ones', () => {
  const reversed = { ...catalog, components: catalog.components.toReversed() }
  assert.deepEqual(
    listByCategory(reversed).map(({ name, components }) => [name, components[0]?.name]),
    [
      ['Labels', 'chip'],
      ['Big boxes', 'panel'],
    ],
  )
})

test('lists sections in the order of their first page', () => {
  assert.deepEqual(
    listBySection(catalog).map(({ section, routes }) => [section, ...routes.map(({ id }) => id)]),
    [
      ['Overview', 'index'],
      ['Guides', 'guides/start'],
      ['Labels', 'components/chip'],
      ['Big boxes', 'components/panel'],
    ],
  )
})
