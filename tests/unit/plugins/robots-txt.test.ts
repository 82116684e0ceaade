import assert from 'node:assert/strict'
import test from 'node:test'
import { toRobotsTxt } from '../../../plugins/robots-txt.ts'
import { catalog } from '../fixtures/catalog.ts'

const library = { ...catalog.library, docsUrl: 'https://ui.acme.test' }

test('allows everything, and names the sitemap', () => {
  assert.equal(
    toRobotsTxt({ library }),
    `User-agent: *
Allow: /

Sitemap: https://ui.acme.test/sitemap.xml
`,
  )
})

test('states content signals only if the owner sets them', () => {
  const contentSignal = { search: true, 'ai-input': true, 'ai-train': false }
  assert.match(
    toRobotsTxt({ library: { ...library, contentSignal } }),
    /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: \/\n/,
  )
  assert.match(
    toRobotsTxt({ library: { ...library, contentSignal: { search: true } } }),
    /\nContent-Signal: search=yes\n/,
  )
})

test('explains below a base path where crawlers read robots.txt', () => {
  assert.equal(
    toRobotsTxt(catalog),
    `# Crawlers read only the robots.txt of the host: copy these lines into
# https://ui.acme.test/robots.txt
User-agent: *
Allow: /docs

Sitemap: https://ui.acme.test/docs/sitemap.xml
`,
  )
})
