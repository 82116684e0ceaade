import assert from 'node:assert/strict'
import test from 'node:test'
import { toRobotsTxt } from '../../../../engine/files/crawlers/robots-txt.ts'
import { catalog } from '../../fixtures/catalog.ts'

const library = { ...catalog.library, docsUrl: 'https://ui.acme.test' }

test('everything may be read, and the sitemap is named', () => {
  assert.equal(
    toRobotsTxt({ library }),
    `User-agent: *
Allow: /

Sitemap: https://ui.acme.test/sitemap.xml
`,
  )
})

test('what texts may be used for is said only if the owner says it', () => {
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

test('below a base path it says where crawlers read such a file', () => {
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
