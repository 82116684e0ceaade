import assert from 'node:assert/strict'
import test from 'node:test'
import {
  toComponentListMarkdown,
  toItems,
} from '../../../../engine/files/markdown/component-list.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('components are listed below their category, with link and summary', () => {
  assert.equal(
    toComponentListMarkdown(catalog),
    `## Labels

- [Chip](/components/chip): Names a thing.

## Big boxes

- [Panel](/components/panel): Frames things.`,
  )
})

test('without categories there is a list in the order given', () => {
  assert.equal(
    toItems(catalog.components.toReversed()),
    '- [Panel](/components/panel): Frames things.\n- [Chip](/components/chip): Names a thing.',
  )
})
