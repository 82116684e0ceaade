import assert from 'node:assert/strict'
import test from 'node:test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { parse } from 'yaml'
import { policies } from '../../../plugins/playground/policies.ts'
import { parseLlmsTxt } from '../../unit/files/assistants/parse-llms-txt.ts'
import { parseHtml } from '../parse-html.ts'
import { readDist, readDistText } from '../read-dist.ts'

const files = [...(await readDist('nasty'))].map(
  ([path, bytes]) => [path, bytes.toString()] as const,
)
const listFiles = (ending: RegExp) => files.filter(([path]) => ending.test(path))
const pages = listFiles(/\.html$/).map(
  ([path, html]) => [path, listElements(parseHtml(html))] as const,
)

const title = '"</script></title><img src=x onerror=probe()>{{ 1 }}${1}'
const name = 'Acme "</script><img src=x onerror=probe()>'

/** Returns every element, including those in templates. */
function listElements(root: Root): Element[] {
  const nodes: Nodes[] = [...root.children]
  for (const node of nodes) {
    if (node.type === 'element') nodes.push(...node.children, ...(node.content?.children ?? []))
  }
  return nodes.filter((node) => node.type === 'element')
}

test('contains hostile texts on its pages', () => {
  assert.ok(pages.length > 20, `only ${pages.length} pages`)
  const hostile = listFiles(/^\/(hostile\/text|components\/odd|changelog|preview\/.*)\.html$/)
  assert.ok(hostile.length >= 5)
  const probes = hostile.filter(([, html]) => html.includes('probe()'))
  assert.ok(probes.length >= 4)
})

test('contains no script, style, frame or base except its own', () => {
  const shell: Record<string, (properties: Element['properties'], path: string) => boolean> = {
    script: ({ src, type }) => isOwnFile(src) || type === 'application/ld+json',
    link: ({ rel, href }) => !String(rel).includes('stylesheet') || isOwnFile(href),
    meta: ({ httpEquiv, content }, path) =>
      !httpEquiv ||
      /^0;url=\/[\w./-]*$/.test(String(content)) ||
      (String(httpEquiv) === 'Content-Security-Policy' &&
        content === policies[path.replace(/\.html$/, '')]),
  }
  const forbidden = /^(style|base|i?frame|object|embed|applet|animate.*|set)$/
  const found = pages.flatMap(([path, elements]) =>
    elements
      .filter(
        ({ tagName, properties }) =>
          forbidden.test(tagName) || (shell[tagName] ? !shell[tagName](properties, path) : false),
      )
      .map(({ tagName, properties }) => `${path}: ${tagName} ${JSON.stringify(properties)}`),
  )
  assert.deepEqual(found, [])
})

test('contains no event handler and no script URL', () => {
  const found = pages.flatMap(([path, elements]) =>
    elements.flatMap(({ tagName, properties }) =>
      Object.entries(properties)
        .filter(([key, value]) => /^on/i.test(key) || key === 'srcDoc' || !leadsWell(key, value))
        .map(([key, value]) => `${path}: ${tagName} ${key}=${String(value)}`),
    ),
  )
  assert.deepEqual(found, [])
})

test('writes valid JSON for search engines, with the exact title', () => {
  const found = pages.flatMap(([path, elements]) =>
    elements
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => [path, JSON.parse(toString(script))['@graph'][0].headline]),
  )
  assert.ok(found.length > 15)
  assert.deepEqual(
    found.filter(([path]) => path === '/hostile/text.html'),
    [['/hostile/text.html', title]],
  )
})

test('escapes the title of a page and the name of the library everywhere', () => {
  const [, elements] = pages.find(([path]) => path === '/hostile/text.html')!
  const textOf = (tag: string) =>
    elements.filter(({ tagName }) => tagName === tag).map((element) => toString(element))
  assert.deepEqual(textOf('h1')[0], title)
  assert.deepEqual(textOf('title')[0], `${title} · ${name}`)
})

test('publishes valid JSON files with the exact texts', () => {
  const values = listFiles(/\.json$/).map(([path, text]) => [path, JSON.parse(text)] as const)
  assert.ok(values.length > 10)
  const find = (path: string) => values.find(([name]) => name === path)![1]
  assert.equal(find('/components.json').library.name, name)
  const { props, keywords } = find('/components/odd.json')
  assert.equal(props[0].default, '</script><img src=x onerror=probe()>')
  assert.deepEqual(props[1].type.values, ['"><script>probe()</script>', '{{ 1 }}', 'a|b`c'])
  assert.deepEqual(keywords, ['</script><script>probe()</script>', '__proto__', 'constructor'])
})

test('publishes a well-formed sitemap and feed, and a feed that runs nothing', async () => {
  for (const path of ['sitemap.xml', 'changelog.xml']) {
    const text = await readDistText('nasty', path)
    assert.equal(XMLValidator.validate(text), true, path)
    assert.doesNotMatch(text, /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u)
  }
  const { channel } = new XMLParser().parse(await readDistText('nasty', 'changelog.xml')).rss
  assert.equal(channel.title, name)
  const item = listElements(fromHtml(channel.item['content:encoded'], { fragment: true }))
  assert.deepEqual(
    item.map(({ tagName }) => tagName),
    ['ul', 'li', 'a', 'code'],
  )
})

test('publishes the exact texts in llms.txt and the Markdown of pages', async () => {
  const { sections, title: ofLlms } = parseLlmsTxt(await readDistText('nasty', 'llms.txt'))
  assert.equal(ofLlms, name)
  const links = sections.flatMap((section) => section.links)
  assert.ok(links.some((link) => link.title.includes('probe()')))
  const markdown = listFiles(/\.md$/).filter(([path]) => !/404|sitemap|SKILL/.test(path))
  assert.ok(markdown.length > 15)
  for (const [path, text] of markdown.filter(([, text]) => text.startsWith('---\n'))) {
    const data = parse(text.slice(4, text.indexOf('\n---\n')))
    assert.equal(typeof data.title, 'string', path)
    if (path === '/hostile/text.md') assert.equal(data.title, title)
  }
})

test('writes a token exactly into stylesheets, without an extra tag or rule', () => {
  const sheets = listFiles(/\.css$/).map(([, text]) => text)
  assert.ok(sheets.length > 0)
  const [declaration] = /--acme-font-sans:[^]*?serif/.exec(sheets.join('\n')) ?? []
  assert.match(
    declaration ?? '',
    /^--acme-font-sans: ?"a\\"; } <\/style><script>probe\(\)<\/script> \/\*", ?serif$/,
  )
})

/** Whether a URL is that of a file of the build or of the site, on no other host. */
function isOwnFile(address: unknown): boolean {
  return /^\/(_astro)?[\w./-]*$/.test(String(address)) && !String(address).startsWith('//')
}

function leadsWell(key: string, value: unknown): boolean {
  if (!/^(href|xLinkHref|src|action|formAction|data|poster|ping)$/.test(key)) return true
  return /^(https?:\/\/|mailto:|cursor:\/\/|vscode:|\/(?![/\\])|#|\?|data:,?$|$)/i.test(
    String(value),
  )
}
