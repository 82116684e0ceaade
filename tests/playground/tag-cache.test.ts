import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPlayground, type Playground } from './open-playground.ts'

const development = await openPlayground('tag-cache-development')
const production = await openPlayground('tag-cache-production', { mode: 'production' })
after(() => Promise.all([development.stop(), production.stop()]))

/** Returns the HTML of a page, without the token of its session. */
async function read({ address }: Playground, path: string): Promise<string> {
  const response = await fetch(new URL(path, address))
  assert.equal(response.status, 200)
  const html = await response.text()
  return html.replaceAll(/(?<=name=["']_csrf["'] value=["'])[^"']+/g, '…')
}

for (const path of ['/', '/?q=a&status=late', '/projects/create', '/settings', '/sign-up']) {
  test(`shows ${path} in production as in development, cold and cached [equal-output]`, async () => {
    const html = await read(development, path)
    assert.match(html, /data-kit=/)
    for (const round of ['cold', 'learning', 'warm', 'warm again']) {
      assert.equal(await read(production, path), html, round)
    }
  })
}
