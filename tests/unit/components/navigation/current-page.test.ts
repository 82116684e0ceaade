import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

/** Each component that links to a page, with the tags around it. */
const links: Record<string, (link: string) => string> = {
  link: (link) => link,
  'nav.item': (link) => `<x-kit::nav label="A">${link}</x-kit::nav>`,
  'dock.item': (link) => `<x-kit::dock label="A">${link}</x-kit::dock>`,
  'sidebar.item': (link) => `<x-kit::sidebar label="A">${link}</x-kit::sidebar>`,
  'tree.item': (link) => `<x-kit::tree label="A">${link}</x-kit::tree>`,
  'list.item': (link) => `<x-kit::list>${link}</x-kit::list>`,
  'footer.item': (link) =>
    `<x-kit::footer><x-kit::footer.group title="A">${link}</x-kit::footer.group></x-kit::footer>`,
  'breadcrumbs.item': (link) => `<x-kit::breadcrumbs>${link}</x-kit::breadcrumbs>`,
  'dropdown.item': (link) => `<x-kit::dropdown id="a" label="A">${link}</x-kit::dropdown>`,
}
/** What items need beside a URL. */
const others: Record<string, string> = {
  'dock.item': 'icon="house"',
  'list.item': 'title="A"',
  'tree.item': 'title="A"',
}
const toTemplate = (name: string, attributes: string) =>
  links[name]!(`<x-kit::${name} ${others[name] ?? ''} ${attributes}>A</x-kit::${name}>`)

/** Renders a link for a request to this URL, and returns how it is marked. */
async function render(name: string, attributes: string, url: string): Promise<string | undefined> {
  const html = await edge
    .createRenderer()
    .share({ urlFor: (route: string) => `/${route}`, request: { url: () => url } })
    .renderRaw(toTemplate(name, attributes))
  return / aria-current="(\w+)"/.exec(html)?.[1]
}

/** Props of a link, the requested page, and how the link is marked. */
const cases: [attributes: string, url: string, mark?: string][] = [
  ['href="/plans"', '/plans', 'page'],
  ['href="/plans/"', '/plans', 'page'],
  ['href="/plans?page=2"', '/plans', 'page'],
  ['route="plans"', '/plans', 'page'],
  ['href="/"', '/plans'],
  ['href="/plan"', '/plans'],
  ['href="/plans/7"', '/plans'],
  ['href="#plans"', '/plans'],
  ['href="/plans#team"', '/plans'],
  ['href="https://a.example/plans"', '/plans'],
  ['href="/plans"', '/plans/7'],
  ['href="/a" current', '/b', 'page'],
  ['href="/b" :current="false"', '/b'],
]

for (const name of Object.keys(links)) {
  test(`marks ${name} as current on the page that it leads to, unless \`current\` is set`, async () => {
    for (const [attributes, url, mark] of cases) {
      assert.equal(await render(name, attributes, url), mark, `${attributes} on ${url}`)
    }
  })
}

for (const name of ['nav.item', 'dock.item', 'sidebar.item']) {
  test(`marks ${name} on the pages below it if it leads to their section`, async () => {
    assert.equal(await render(name, 'href="/plans" section', '/plans/7'), 'true')
  })
}

for (const name of ['link', 'nav.item', 'dock.item', 'sidebar.item', 'footer.item']) {
  test(`rejects ${name} without a URL, unless a script binds one`, async () => {
    for (const attributes of ['', 'href=""', ':href="null"']) {
      const template = toTemplate(name, attributes)
      const message = /: Missing prop "href" or "route"/
      await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 1, message })
      const html = await production.renderRaw(template)
      assert.match(html, />A</)
      assert.doesNotMatch(html, / href=/)
    }
    for (const bound of ['::href', 'x-bind:href']) {
      const html = await edge.renderRaw(toTemplate(name, `${bound}="url"`))
      assert.ok(html.includes(` ${bound.replace('::', ':')}="url"`), html)
    }
  })
}
