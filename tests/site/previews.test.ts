import assert from 'node:assert/strict'
import test from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { readContent } from '../../engine/io/read-content.ts'
import { isExample } from '../../engine/library/pages/examples.ts'
import { listElements, parseHtml } from './parse-html.ts'
import { readDist } from './read-dist.ts'
import { sites, type SiteName } from './sites.ts'
import { parsePageOnce } from '../unit/fixtures/parse-page-once.ts'

const bases = { kit: '', based: '/library', acme: '' }
/**
 * Returns HTML as if it were at the root: almost every example of `based` is then a page of `kit`,
 * which is parsed once. Another test checks that all addresses are below the base path.
 */
const toRooted = (html: string) => html.replaceAll(`${bases.based}/`, '/')
const ofKit = await readExamples('kit')

for (const site of ['kit', 'based', 'acme'] as const) {
  const examples = site === 'kit' ? ofKit : await readExamples(site)
  const published = [...(await readDist(site))].filter(([path]) => path.startsWith('/preview/'))
  const lone = new Map(
    published
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, bytes]) => [`${bases[site]}${path}`, toRooted(bytes.toString('utf8'))]),
  )

  test(`${site}: publishes a separate page for each live example and its code for the playground, and nothing else`, async () => {
    let count = 0
    for (const { text, file, mdx } of readContent(`${sites[site].SITE_DIR}/content`)) {
      const { fences } = parsePageOnce(text, { file, mdx })
      count += fences.filter(({ lang, meta }) => isExample(lang, meta)).length
    }
    assert.ok(count > 2, `only ${count} examples were found`)
    assert.equal(examples.length, count)
    assert.deepEqual(
      examples.flatMap(({ path }) => [`${path}.html`, `${path}.json`]).sort(),
      published.map(([path]) => `${bases[site]}${path}`).sort(),
    )
  })

  test(`${site}: renders an example alone like in its page`, () => {
    for (const { id, path, html } of examples) {
      const page = parseHtml(lone.get(`${path}.html`)!)
      // A block is only a frame in its page.
      const frame = / src="([^"]+)"/.exec(
        /^<div class="example-frame"><iframe[^>]*>/.exec(html)?.[0] ?? '',
      )
      if (frame) assert.equal(frame[1], path)
      else assert.equal(toInner(find(page, 'example-preview')), toRooted(html), id)
      assert.ok(path.endsWith(`/${id}`), path)
    }
  })

  test(`${site}: gives an example alone the same variants as in its page`, () => {
    for (const { id, path, choices } of examples) {
      const page = parseHtml(lone.get(`${path}.html`)!)
      assert.deepEqual(listTemplates(page).map(toInner), choices.map(toRooted), id)
    }
  })

  test(`${site}: gives an example alone a title, and excludes it from search engines and indexes`, async () => {
    for (const [path, html] of lone) {
      assert.match(html, /<meta name="robots" content="noindex">/, path)
      assert.match(html, /<title>[^<]+ · \w+<\/title>/, path)
      assert.doesNotMatch(html, /rel="canonical"/, path)
    }
    for (const [path, bytes] of await readDist(site)) {
      if (!/\.(json|txt|md|xml)$/.test(path)) continue
      assert.doesNotMatch(bytes.toString('utf8'), /\/preview\/\w/, path)
    }
  })

  test(`${site}: runs nothing inline on pages and single examples, so that a strict policy allows them`, async () => {
    for (const [path, bytes] of await readDist(site)) {
      if (!path.endsWith('.html')) continue
      const html = lone.get(`${bases[site]}${path}`) ?? bytes.toString('utf8')
      for (const { tagName, properties } of listElements(parseHtml(html))) {
        const isData = properties.type === 'application/ld+json'
        if (tagName === 'script' && !isData) {
          assert.ok(properties.src, `${path} has an inline script`)
        }
        assert.notEqual(tagName, 'style', `${path} has inline styles`)
        const handler = Object.keys(properties).find((name) => /^on[A-Z]/.test(name))
        assert.equal(handler, undefined, `${path} has ${handler}`)
      }
    }
  })
  test(`${site}: uses no style attributes in examples, which a strict policy blocks`, () => {
    for (const { id, preview } of examples) {
      for (const { properties } of listElements(preview)) {
        assert.equal(properties.style, undefined, id)
      }
    }
  })

  test(`${site}: links examples to pages of an application, not to these pages`, async () => {
    const files = await readDist(site)
    let count = 0
    for (const { id, preview } of examples) {
      const elements = listElements(preview)
      const ids = new Set<unknown>(elements.map(({ properties }) => properties.id))
      for (const { tagName, properties } of elements) {
        if (tagName !== 'a' && tagName !== 'form') continue
        const url = properties.href ?? properties.action
        if (typeof url !== 'string') continue
        count += 1
        const [path = ''] = url.split(/[?#]/)
        const below = path.replace(new RegExp(`^${bases[site]}/`), '/')
        // An image of an example is a file of the site.
        const isPage = !below.startsWith('/images/')
        const isOfSite = isPage && [below, `${below}.html`].some((name) => files.has(name))
        assert.ok(!isOfSite, `${id} leads to ${url}`)
        // Browsers scroll to the start of the page, without an element of that id.
        if (url === '#top') continue
        if (url.startsWith('#')) assert.ok(ids.has(url.slice(1)), `${id} leads out to ${url}`)
      }
    }
    assert.ok(site === 'acme' || count > 100, `only ${count} were found`)
  })
}

test('shows tags and HTML of every example, and calls if they render the same', async () => {
  const titles = ofKit.map(({ views }) => views.join(', '))
  assert.deepEqual([...new Set(titles)].sort(), ['Edge', 'Edge, Edge @, HTML', 'Edge, HTML'])
  const withCalls = titles.filter((views) => views.includes('@')).length
  assert.ok(withCalls > titles.length * 0.8, `only ${withCalls} of ${titles.length} have calls`)
})

test('breaks lines of calls and HTML after 88 characters, except for a long value', () => {
  const lines = ofKit.flatMap(({ views, codes }) => {
    assert.equal(codes.length, views.length)
    return codes.flatMap((code, index) =>
      code.split('\n').map((line) => ({ view: views[index]!, line })),
    )
  })
  const long = lines.filter(({ line }) => line.length > 88)
  const values: Record<string, RegExp> = {
    // As its author wrote it.
    Edge: /./,
    'Edge @': /^ *\S+: '(?:[^'\\]|\\.)*',?$/,
    // Also preformatted text, which is the code of an example here.
    HTML: /^ *[\w-]+=(?:"[^"]*"|'[^']*')$|kit-code-/,
  }
  assert.deepEqual(
    long.filter(({ view, line }) => !values[view]!.test(line)),
    [],
  )
})

test('renders each variant of an example with controls once, including the visible one', async () => {
  const examples = ofKit.filter(({ controls }) => controls.length)
  assert.ok(examples.length >= 6, `only ${examples.length} examples have controls`)
  const wrong: string[] = []
  for (const { id, html, views, controls, choices, templates } of examples) {
    const codes = templates.map(({ children }) => children.slice(1).map((code) => toHtml(code)))
    assert.equal(
      choices.length,
      controls.reduce((product, count) => product * count),
      id,
    )
    assert.ok(choices.length <= 24, `${id} has ${choices.length} choices`)
    if (choices.filter((choice) => choice === html).length !== 1) wrong.push(id)
    assert.equal(new Set(codes.map(([edge]) => edge)).size, choices.length, id)
    for (const code of codes) assert.equal(code.length, views.length, id)
  }
  assert.deepEqual(wrong, [], 'a control changes nothing')
})

test('shows the errors and the input of an example about a failed submission', async () => {
  const { html } = ofKit.find(({ id }) => id === 'input--server-side')!
  assert.match(html, /value="ada@"[^>]* aria-invalid="true"/)
  assert.match(html, /Enter a full email address/)
})

test('moves the focus into no example when its page opens', async () => {
  for (const { id, preview } of ofKit) {
    visit(preview, 'element', ({ tagName, properties }) => {
      if (tagName === 'dialog' || 'popover' in properties) return SKIP
      assert.equal(properties.autoFocus, undefined, id)
    })
  }
})

test('keeps pages, scripts and styles within their size limits', async () => {
  const files = await readDist('kit')
  for (const [path, bytes] of files) {
    const size = gzipSync(bytes).length
    // The home page and the gallery have a card for each component, charts are drawings, an example
    // of a shell is a whole application, and the examples of tables have many rows.
    const large = ['/components.html', ...['chart', 'table', 'shell'].map(toPath)]
    // The home page is also an application, and calendars have an element for each day.
    const largest = ['/index.html', toPath('date'), toPath('calendar')]
    const limit = largest.includes(path) ? 60_000 : large.includes(path) ? 40_000 : 28_500
    if (path.endsWith('.html')) assert.ok(size <= limit, `${path} has ${size} bytes`)
    // The playground is the compiler of tags in the browser; no other page loads it.
    const isPlayground = /^\/_astro\/(?:playground|assistance)\./.test(path)
    const most = isPlayground ? 140_000 : 11_000
    if (/^\/_astro\/.*\.js$/.test(path)) assert.ok(size <= most, `${path} has ${size} bytes`)
    if (path.endsWith('.html') && path !== '/playground.html') {
      assert.doesNotMatch(bytes.toString('utf8'), /\/_astro\/(?:playground|assistance)\./, path)
    }
    if (/^\/_astro\/.*\.css$/.test(path)) assert.ok(size <= 32_000, `${path} has ${size} bytes`)
  }
})

const toPath = (name: string) => `/components/${name}.html`

/** Returns the live examples in the pages of a site, in the order of the files. */
async function readExamples(site: SiteName) {
  const examples: {
    id: string
    path: string
    preview: Root
    /** The HTML of the preview */
    html: string
    views: string[]
    /** The code in each view */
    codes: string[]
    /** The number of values of each control */
    controls: number[]
    /** The HTML of each variant */
    choices: string[]
    /** The preview and the code of each variant, in every view */
    templates: Root[]
  }[] = []
  for (const [file, bytes] of await readDist(site)) {
    if (!file.endsWith('.html') || file.startsWith('/preview/')) continue
    for (const figure of listElements(parseHtml(bytes.toString('utf8')))) {
      if (!hasClass(figure, 'example')) continue
      const shown = listElements(find(figure, 'example-codes'))
      const toTexts = (name: string) =>
        shown.filter(({ tagName }) => tagName === name).map((node) => toString(node))
      const templates = listTemplates(figure)
      const preview = find(figure, 'example-preview')
      examples.push({
        id: String(figure.properties.id),
        path: String(find(figure, 'example-tool').properties.href),
        preview: { type: 'root', children: preview.children },
        html: toInner(preview),
        views: toTexts('summary'),
        codes: toTexts('pre'),
        controls: listControls(figure),
        choices: templates.map(({ children }) => toInner(children[0] as Element)),
        templates,
      })
    }
  }
  return examples
}

/** Returns the contents of templates directly inside an element, or inside the body of a page. */
function listTemplates(tree: Root | Element): Root[] {
  const body = listElements(tree).find(({ tagName }) => tagName === 'body')
  return (body ?? tree).children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'template' ? [node.content!] : [],
  )
}

function listControls(figure: Element): number[] {
  return listElements(figure)
    .filter((fieldset) => hasClass(fieldset, 'example-controls'))
    .flatMap((fieldset) => listElements(fieldset))
    .flatMap(({ tagName, children }) => {
      if (tagName === 'select') return [children.length]
      return tagName === 'input' ? [2] : []
    })
}

function find(tree: Root | Element, className: string): Element {
  const found = listElements(tree).find((node) => hasClass(node, className))
  if (!found) throw new Error(`Cannot find \`.${className}\`.`)
  return found
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

function toInner({ children }: Element | Root): string {
  return toHtml(children)
}
