import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { readProse } from '../../engine/io/prose.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { listExampleLinks } from './list-example-links.ts'
import { listNamedComponents } from './list-named-components.ts'
import { listPublishedFacts } from './list-published-facts.ts'
import { listSourceFacts } from './list-source-facts.ts'
import { readDist, readDistText } from './read-dist.ts'
import { sites, type SiteName } from './sites.ts'

for (const site of ['kit', 'acme'] as const) {
  const docs = await openSite(sites[site].SITE_DIR).read()
  const { catalog } = docs
  const files = await readDist(site)
  const facts = await listSourceFacts(`${sites[site].SITE_DIR}/kit`)
  const tags = facts.filter((fact) => !fact.includes(' '))

  test(`${site}: reads unique facts of every kind from the templates`, () => {
    assert.equal(new Set(facts).size, facts.length)
    assert.ok(tags.length > 0)
    for (const sign of ['#', '=']) assert.ok(facts.some((fact) => fact.includes(sign)))
  })

  const readText = (path: string) => String(files.get(`/${path}`))
  for (const [place, found] of Object.entries(listPublishedFacts(catalog, readText))) {
    test(`${site}: lists every tag, attribute, value and slot exactly once in ${place}`, () => {
      assert.deepEqual(found, facts)
    })
  }

  const prefix = `x-${catalog.library.namespace}::`
  const parts = tags.map((tag) => tag.slice(prefix.length)).sort()
  const lists = listNamedComponents(catalog, files, await readProse('rules.md'))
  for (const [place, found] of Object.entries(lists.components)) {
    test(`${site}: lists every component exactly once in ${place}`, () => {
      assert.deepEqual(
        found,
        parts.filter((name) => !name.includes('.')),
      )
    })
  }
  for (const [place, found] of Object.entries(lists.parts)) {
    test(`${site}: lists every component and sub-component exactly once in ${place}`, () => {
      assert.deepEqual(found, parts)
    })
  }

  test(`${site}: publishes no empty file`, async () => {
    const empty = [...(await readDist(site))].filter(([, bytes]) => bytes.length === 0)
    assert.deepEqual(
      empty.map(([path]) => path),
      [],
    )
  })

  test(`${site}: links to every page from the home page and from every other page`, async () => {
    const { groups } = JSON.parse(await readDistText(site, 'api-map.json'))
    const pages: string[] = groups[2].items.map(({ path }: { path: string }) => path)
    assert.ok(pages.length > 3)
    const reached = new Set(['/'])
    for (const path of reached) {
      const links = await listLinks(site, path)
      for (const link of links) if (pages.includes(link)) reached.add(link)
      if (path === '/') continue
      const missing = pages.filter((page) => page !== '/' && !links.includes(page))
      assert.deepEqual(missing, [], `${path} leads not to`)
    }
    assert.deepEqual([...reached].sort(), [...pages].sort())
  })
}

async function listLinks(site: SiteName, path: string): Promise<string[]> {
  const links: string[] = []
  const tree = fromHtml(await readDistText(site, path === '/' ? 'index.html' : `${path}.html`))
  const examples = listExampleLinks(tree)
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'a' || examples.has(element)) return
    links.push(String(element.properties.href).replace(/#.*/, ''))
  })
  return links
}
