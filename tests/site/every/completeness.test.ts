import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { readProse } from '../../../engine/io/prose.ts'
import { listAreas } from '../../../src/navigation.ts'
import { listExampleLinks } from '../list-example-links.ts'
import { listNamedComponents } from '../list-named-components.ts'
import { listPublishedFacts } from '../list-published-facts.ts'
import { listSourceFacts } from '../list-source-facts.ts'
import { parseHtml } from '../parse-html.ts'
import { readDist, readDistText } from '../read-dist.ts'
import { readDocs } from '../read-docs.ts'
import { sites, type SiteName, tested } from '../sites.ts'

for (const site of tested('kit', 'acme')) {
  const docs = await readDocs(site)
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

  test(`${site}: links every page to each page of its area and to each other area`, async () => {
    const { groups } = JSON.parse(await readDistText(site, 'api-map.json'))
    const pages: string[] = groups[2].items.map(({ path }: { path: string }) => path)
    assert.ok(pages.length > 3)
    const areas = listAreas(catalog).map(({ first, groups }) => ({
      first: first.path,
      pages: groups.flatMap(({ routes }) => routes.map(({ path }) => path)),
    }))
    // No page is in two areas or in none, but for the home page.
    assert.deepEqual(['/', ...areas.flatMap((area) => area.pages)].sort(), [...pages].sort())
    for (const path of pages) {
      const links = await listLinks(site, path)
      const own = areas.find((area) => area.pages.includes(path))
      const expected = ['/', ...areas.map(({ first }) => first), ...(own?.pages ?? [])]
      const missing = expected.filter((page) => !links.includes(page))
      assert.deepEqual(missing, [], `${path} leads not to`)
    }
  })
}

async function listLinks(site: SiteName, path: string): Promise<string[]> {
  const links: string[] = []
  const tree = parseHtml(await readDistText(site, path === '/' ? 'index.html' : `${path}.html`))
  const examples = listExampleLinks(tree)
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'a' || examples.has(element)) return
    links.push(String(element.properties.href).replace(/#.*/, ''))
  })
  return links
}
