import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { readDist, readDistText } from './read-dist.ts'
import type { SiteName } from './sites.ts'

for (const site of ['kit', 'acme'] as const) {
  test(`${site}: no published file is empty`, async () => {
    const empty = [...(await readDist(site))].filter(([, bytes]) => bytes.length === 0)
    assert.deepEqual(
      empty.map(([path]) => path),
      [],
    )
  })

  test(`${site}: every page can be reached from the first one, and from every other`, async () => {
    const { groups } = JSON.parse(await readDistText(site, 'api-map.json'))
    const pages: string[] = groups[2].items.map(({ path }: { path: string }) => path)
    assert.ok(pages.length > 3)
    const reached = new Set(['/'])
    for (const path of reached) {
      for (const link of await listLinks(site, path)) if (pages.includes(link)) reached.add(link)
    }
    assert.deepEqual([...reached].sort(), [...pages].sort())
    for (const page of pages.filter((path) => path !== '/')) {
      const links = await listLinks(site, page)
      const missing = pages.filter((path) => path !== '/' && !links.includes(path))
      assert.deepEqual(missing, [], `${page} leads not to`)
    }
  })
}

async function listLinks(site: SiteName, path: string): Promise<string[]> {
  const links: string[] = []
  visit(
    fromHtml(await readDistText(site, path === '/' ? 'index.html' : `${path}.html`)),
    'element',
    ({ tagName, properties }) => {
      if (tagName === 'a') links.push(String(properties.href).replace(/#.*/, ''))
    },
  )
  return links
}
