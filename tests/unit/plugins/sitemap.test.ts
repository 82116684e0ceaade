import assert from 'node:assert/strict'
import test from 'node:test'
import { toSitemapMd } from '../../../plugins/sitemap.ts'
import { catalog } from '../fixtures/catalog.ts'

test('lists every page once by section, with the date of its last change', () => {
  assert.equal(
    toSitemapMd(catalog, new Map([['/guides/start', '2026-05-04']])),
    `# Pages of Acme

> Documentation index: https://ui.acme.test/docs/llms.txt

## Overview

- [Acme, at a glance](https://ui.acme.test/docs/index.md)

## Guides

- [Start](https://ui.acme.test/docs/guides/start.md), changed on 2026-05-04

## Labels

- [Chip](https://ui.acme.test/docs/components/chip.md)

## Big boxes

- [Panel](https://ui.acme.test/docs/components/panel.md)
`,
  )
})
