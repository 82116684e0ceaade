import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { listExampleLinks } from '../list-example-links.ts'
import { parseHtml } from '../parse-html.ts'
import { readDistText } from '../read-dist.ts'
import type { SiteName } from '../sites.ts'

test('prefixes every URL of a page with the base path', async () => {
  const urls = await listAddresses('based', 'components/button.html')
  assert.ok(urls.length > 20)
  const bare = urls.filter((url) => url.startsWith('/') && !/^\/library(\/|#|$)/.test(url))
  assert.deepEqual(bare, [])
  assert.deepEqual(
    (await listAddresses('kit', 'components/button.html')).filter((url) => /library/.test(url)),
    [],
  )
})

test('links a page to its canonical URL, its Markdown and the index', async () => {
  const html = await readDistText('acme', 'components/chip.html')
  assert.match(html, /<link rel="canonical" href="https:\/\/acme\.test\/components\/chip">/)
  assert.match(html, /<link rel="alternate" type="text\/markdown" href="\/components\/chip\.md">/)
  assert.match(html, /<link rel="describedby" type="text\/plain" href="\/llms\.txt">/)
})

test('refers assistants to the URL of a page if there is a host', async () => {
  const based = await readDistText('based', 'components/button.html')
  assert.match(
    based,
    /https:\/\/docs\.example\/library\/components\/button\.md, which tells of the/,
  )
  assert.match(based, /chatgpt\.com/)
})

async function listAddresses(site: SiteName, file: string): Promise<string[]> {
  const urls: string[] = []
  const tree = parseHtml(await readDistText(site, file))
  const examples = listExampleLinks(tree)
  visit(tree, 'element', (element) => {
    const { properties } = element
    for (const name of ['href', 'src', 'dataSearch']) {
      if (name === 'href' && examples.has(element)) continue
      if (typeof properties[name] === 'string') urls.push(properties[name])
    }
  })
  return urls
}
