import assert from 'node:assert/strict'
import test from 'node:test'
import { toPages } from '../../../../kit/components/pagination/pages.ts'
import { toPageRange, withPage } from '../../../../kit/components/pagination/pagination.ts'
import { edge, production } from '../renderers.ts'

/** Imitates the return value of Lucid's `paginate()`: an array of rows with these members. */
class Paginator extends Array<string> {
  readonly total: number
  readonly perPage: number
  readonly currentPage: number
  readonly firstPage = 1
  #url = '/'
  #qs: Record<string, string> = {}

  constructor(total: number, perPage: number, currentPage: number, ...rows: string[]) {
    super(...rows)
    this.total = total
    this.perPage = perPage
    this.currentPage = currentPage
  }

  get lastPage() {
    return Math.max(Math.ceil(this.total / this.perPage), 1)
  }

  baseUrl(url: string) {
    this.#url = url
    return this
  }

  queryString(values: Record<string, string>) {
    this.#qs = values
    return this
  }

  getUrl(page: number) {
    return `${this.#url}?${new URLSearchParams({ ...this.#qs, page: String(page) })}`
  }

  toJSON() {
    const { total, perPage, currentPage, lastPage } = this
    return {
      meta: { total, perPage, currentPage, lastPage, firstPageUrl: this.getUrl(1) },
      data: [...this],
    }
  }
}

const lucid = () => new Paginator(97, 10, 5, 'a', 'b')

/** Renders a pagination for a request with these shared values. */
function render(
  attributes: string,
  state: Record<string, unknown> = {},
  shared: Record<string, unknown> = {},
): Promise<string> {
  const renderer = edge.createRenderer().share(shared)
  return renderer.renderRaw(`<x-kit::pagination ${attributes} />`, state)
}

const request = (address: string) => ({
  url: (withQuery = false) => (withQuery ? address : address.split('?')[0]),
})

function listLinks(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map((match) => match[1]!)
}

test('hides at least two pages in a gap, and shows the same number of entries on every page', () => {
  for (let pages = 1; pages <= 24; pages++) {
    for (const siblings of [0, 1, 2, 3]) {
      for (let page = 1; page <= pages; page++) {
        const range = toPageRange(page, pages, siblings)
        const message = `${page} of ${pages}, ${siblings}: ${range.join(' ')}`
        assert.equal(range.length, Math.min(pages, 2 * siblings + 5), message)
        assert.equal(range[0], 1, message)
        assert.equal(range.at(-1), pages, message)
        for (let near = page - siblings; near <= page + siblings; near++) {
          if (near >= 1 && near <= pages) assert.ok(range.includes(near), message)
        }
        range.slice(1).forEach((entry, index) => {
          const before = range[index]!
          if (entry === null) assert.ok(range[index + 2]! - before > 2, message)
          else if (before !== null) assert.equal(entry, before + 1, message)
        })
      }
    }
  }
})

test('adds the page number to any URL', () => {
  for (const [url, expected] of [
    ['/a', '/a?page=3'],
    ['', '?page=3'],
    ['/a?', '/a?page=3'],
    ['/a?page=1', '/a?page=3'],
    ['/a?b=1&page=2&c[]=%20+#d?e', '/a?b=1&c[]=%20+&page=3#d?e'],
    ['/a?pages=1&page', '/a?pages=1&page=3'],
    ['https://a.example/b', 'https://a.example/b?page=3'],
  ]) {
    assert.equal(withPage(url!, 3), expected)
  }
})

test('renders a paginator, its JSON and its metadata in either case the same', async () => {
  const paginator = lucid().baseUrl('/posts')
  const json = JSON.parse(JSON.stringify(paginator)) as ReturnType<Paginator['toJSON']>
  const snake = {
    total: 97,
    per_page: 10,
    current_page: '5',
    last_page: 10,
    first_page_url: '/posts?page=1',
  }
  const expected = await render(':paginator="paginator"', { paginator })
  assert.match(expected, /Showing 41–50 of 97/)
  assert.match(expected, / href="\/posts\?page=5" aria-label="Page 5" aria-current="page"/)
  for (const other of [json, json.meta, { metadata: json.meta }, { meta: snake }, snake]) {
    assert.equal(await render(':paginator="paginator"', { paginator: other }), expected)
  }
})

test('counts the pages if the paginator does not give their number', () => {
  assert.equal(toPages({ currentPage: 1, total: 41, perPage: 20 })?.pages, 3)
  assert.equal(toPages({ currentPage: 1, total: 41 }), null)
  assert.equal(toPages({ currentPage: 1, lastPage: Infinity }), null)
})

test('keeps the base URL and query string of a paginator', async () => {
  const paginator = lucid().baseUrl('/posts').queryString({ status: 'a b' })
  const shared = { request: request('/other?x=1') }
  const links = listLinks(await render(':paginator="paginator"', { paginator }, shared))
  assert.equal(links[0], '/posts?status=a+b&amp;page=4')
})

test('uses the path and query string of the request if the paginator has none', async () => {
  const shared = { request: request('/posts?status=a&page=5') }
  const first = async (paginator: object) =>
    listLinks(await render(':paginator="paginator"', { paginator }, shared))[0]
  assert.equal(await first(lucid()), '/posts?status=a&amp;page=4')
  assert.equal(await first(lucid().toJSON()), '/posts?status=a&amp;page=4')
  assert.equal(await first({ currentPage: 5, lastPage: 9 }), '/posts?status=a&amp;page=4')
  assert.equal(await first(lucid().queryString({ b: '1' })), '/posts?b=1&amp;page=4')
  const links = listLinks(await render(':paginator="paginator"', { paginator: lucid() }))
  assert.equal(links[0], '/?page=4')
})

test('never links to another host because of the requested URL', async () => {
  for (const url of ['//evil.example/a', '/\\evil.example/a', '\\\\evil.example/a']) {
    const shared = { request: request(url) }
    const links = listLinks(await render(':page="1" :pages="3"', {}, shared))
    assert.equal(links.length, 4)
    for (const link of links) assert.match(link, /^\/evil\.example\/a\?page=\d$/)
  }
})

test('takes the URLs from a function of the caller', async () => {
  const attributes = ':url-for="(page) => `/p/${page}?a=1&b=2`"'
  for (const source of [':page="2" :pages="3"', ':paginator="{ currentPage: 2, lastPage: 3 }"']) {
    assert.deepEqual(listLinks(await render(`${attributes} ${source}`)), [
      '/p/1?a=1&amp;b=2',
      '/p/1?a=1&amp;b=2',
      '/p/2?a=1&amp;b=2',
      '/p/3?a=1&amp;b=2',
      '/p/3?a=1&amp;b=2',
    ])
  }
})

test('disables the link before the first page and after the last', async () => {
  const first = await render(':page="1" :pages="3"')
  assert.match(first, /data-kit-part="previous" role="link" aria-disabled="true">/)
  assert.match(first, /data-kit-part="next" href="\?page=2" rel="next">/)
  const last = await render(':page="3" :pages="3"')
  assert.match(last, /data-kit-part="previous" href="\?page=2" rel="prev">/)
  assert.match(last, /data-kit-part="next" role="link" aria-disabled="true">/)
})

test('hides a list of one page or none', async () => {
  for (const [page, pages] of [
    [1, 1],
    [1, 0],
    [0, 0],
    [-3, 1],
  ]) {
    const html = await render(`:page="${page}" :pages="${pages}" id="a"`)
    assert.match(html, /^<nav [^>]* hidden id="a"><\/nav>$/)
  }
  const empty = new Paginator(0, 10, 1)
  assert.match(await render(':paginator="empty"', { empty }), / hidden><\/nav>$/)
})

test('links back to a real page, whatever page number a visitor requests', async () => {
  for (const [page, pages, link] of [
    [99, 3, '?page=3'],
    [2, 1, '?page=1'],
    [7, 0, '?page=1'],
  ]) {
    const html = await render(`:page="${page}" :pages="${pages}"`)
    assert.equal(listLinks(html)[0], link)
    assert.doesNotMatch(html, /aria-current|hidden>/)
  }
  assert.match(await render(':page="-2" :pages="3"'), /aria-label="Page 1" aria-current="page"/)
  assert.match(await render(':page="1.9" :pages="3"'), /aria-label="Page 1" aria-current="page"/)
  const beyond = new Paginator(8, 5, 9)
  assert.doesNotMatch(await render(':paginator="beyond"', { beyond }), /Showing/)
})

test('summarises which entries the page shows, as far as it is known', async () => {
  const text = async (attributes: string) =>
    /data-kit-part="summary">([^<]*)/.exec(await render(attributes))?.[1]
  const of = (page: number, more = '') =>
    `:paginator="{ currentPage: ${page}, perPage: 20, total: 41 }" ${more}`
  assert.equal(await text(of(1)), 'Showing 1–20 of 41')
  assert.equal(await text(of(3)), 'Showing 41–41 of 41')
  assert.equal(
    await text(of(2, 'summary="{page}/{pages}: {from} {$&} {toString}"')),
    '2/3: 21 {$&amp;} {toString}',
  )
  assert.equal(await text(of(2, 'summary=""')), undefined)
  assert.equal(await text(of(2, 'variant="simple"')), undefined)
  assert.equal(await text(':page="1" :pages="3"'), undefined)
})

test('formats numbers in the language of the application', async () => {
  const i18n = { formatNumber: (value: number) => value.toLocaleString('de') }
  const html = await render(
    ':paginator="{ currentPage: 2, perPage: 1000, total: 2500 }"',
    {},
    { i18n },
  )
  assert.match(html, /Showing 1\.001–2\.000 of 2\.500/)
})

test('rejects what is not a paginator at its tag, and renders an empty navigation in production', async () => {
  for (const [attributes, message] of [
    ['', /: Missing prop "paginator", or "page" and "pages"$/],
    [':page="2"', /: Missing prop "paginator", or "page" and "pages"$/],
    [':paginator="[1, 2]"', /: Invalid value for prop "paginator"\. Expected a paginator/],
    [':paginator="{ data: [] }"', /: Invalid value for prop "paginator"\. Expected a paginator/],
    [':page="1" :pages="3" :url-for="() => \'javascript:1\'"', /: Invalid value for prop "href"/],
  ] as const) {
    const template = `\n<x-kit::pagination ${attributes} />`
    await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 2, message })
    const html = await production.renderRaw(template)
    assert.match(html, /^\s*<nav .*<\/nav>$/s)
    assert.doesNotMatch(html, /javascript:/)
  }
})
