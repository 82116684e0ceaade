import assert from 'node:assert/strict'
import test from 'node:test'
import { HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'
import { createSiteServer } from '../../plugins/shared/create-site-server.ts'
import { readDist } from './read-dist.ts'
import { sites } from './sites.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'doctype-style': ['error', { style: 'uppercase' }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // The list of results belongs to the search field, a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // How the source is laid out, which is no question of validity.
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
})

for (const name of ['kit', 'acme'] as const) {
  test(`${name}: every page is valid HTML`, async () => {
    const pages = [...(await readDist(name))].filter(([path]) => path.endsWith('.html'))
    assert.ok(pages.length > 5, `only ${pages.length} pages were found`)
    const wrong: string[] = []
    for (const [path, bytes] of pages) {
      const report = await validator.validateString(bytes.toString('utf8'))
      for (const { messages } of report.results) {
        wrong.push(
          ...messages.map(({ ruleId, message, line }) => `${path}:${line} ${ruleId} ${message}`),
        )
      }
    }
    assert.deepEqual(wrong, [])
  })
}

test('every link and every anchor leads somewhere', async () => {
  const server = createSiteServer(sites.kit.OUT_DIR).listen(4392, '127.0.0.1')
  try {
    const { links } = await new LinkChecker().check({
      path: 'http://127.0.0.1:4392/',
      recurse: true,
      checkFragments: true,
      linksToSkip: ['^https?://(?!127)'],
    })
    const visited = links.filter(({ state }) => state !== 'SKIPPED')
    assert.ok(visited.length > 20, `only ${visited.length} links were followed`)
    const broken = links.filter(({ state }) => state === 'BROKEN')
    assert.deepEqual(
      broken.map(({ url, parent, status }) => `${parent} → ${url} ${status}`),
      [],
    )
  } finally {
    server.close()
  }
})
