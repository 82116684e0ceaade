import assert from 'node:assert/strict'
import test from 'node:test'
import { toChangelogMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('each release has a heading with its day', () => {
  assert.equal(
    toChangelogMarkdown(catalog),
    'Subscribe to the [feed](/changelog.xml) to read about each release.\n\n## Version 2.1.0, unreleased\n\n- A chip.\n\n## Version 2.0.0, 2026-05-04\n\n- A panel, see [its page](/components/panel).',
  )
})

test('before the first release there is no feed to subscribe to', () => {
  const releases = catalog.releases.filter(({ date }) => date === null)
  assert.equal(
    toChangelogMarkdown({ ...catalog, releases }),
    '## Version 2.1.0, unreleased\n\n- A chip.',
  )
})
