import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Edge } from 'edge.js'
import { htmlElementAttributes } from 'html-element-attributes'
import { urlAttributes } from 'html-url-attributes'
import { AttributeBag } from '../../../../engine/tags/index.ts'
import {
  isScriptAttribute,
  URL_ATTRIBUTES,
} from '../../../../engine/tags/runtime/url-attributes.ts'
import { createTestEdge } from '../create-test-edge.ts'

const components = {
  anchor: `@props({ href: { type: 'string', default: '/' }, title: { type: 'string', default: 'a' } })
<a href="{{ href }}" title="{{ title }}" {{ $attrs.toAttrs() }}></a>`,
}

test('recognises every URL attribute of html-url-attributes, and one more of SVG', () => {
  const listed = Object.keys(urlAttributes).map((name) => name.toLowerCase())
  const unknown = listed.filter((name) => !URL_ATTRIBUTES.has(name))
  assert.deepEqual(unknown, [])
  assert.ok(listed.length > 10)
  assert.ok(URL_ATTRIBUTES.has('xlink:href'))
  const html = new Set(Object.values(htmlElementAttributes).flat())
  const others = [...URL_ATTRIBUTES].filter((name) => !html.has(name))
  assert.deepEqual(others, ['icon', 'dynsrc', 'lowsrc', 'pluginspage', 'pluginurl', 'xlink:href'])
})

test('allows data URLs for images, audio and video, but not in links', () => {
  for (const [name, value, isScript] of [
    ['src', 'data:image/png;base64,AA', false],
    ['POSTER', ' data:image/svg+xml,a', false],
    ['src', 'data:audio/mpeg;base64,AA', false],
    ['src', 'data:video/mp4;base64,AA', false],
    ['src', 'data:text/html,a', true],
    ['src', 'data:application/xhtml+xml,a', true],
    ['href', 'data:image/png;base64,AA', true],
    ['formAction', 'data:image/png;base64,AA', true],
    ['title', 'javascript:a', false],
    ['data-href', 'javascript:a', false],
  ] as const) {
    assert.equal(isScriptAttribute(name, value), isScript, `${name}="${value}"`)
  }
})

test('prints no URL that would run a script from an attribute bag', () => {
  const { html } = Edge.create().globals
  const script = new URL('javascript:alert(1)')
  const refused = { href: script, SRC: html.safe('java\nscript:a'), 'xlink:href': 'vbscript:a' }
  const bag = new AttributeBag({ id: 'a', ...refused, ping: '/b', action: 'data:,c', poster: null })
  assert.equal(bag.toString(), 'id="a" ping="/b"')
  assert.deepEqual(bag.listScripts(), ['href', 'SRC', 'xlink:href', 'action'])
  assert.equal(new AttributeBag({}).merge({ href: 'javascript:a' }).toString(), '')
})

test('returns no URL that would run a script from the attributes of a component', async () => {
  const reader = "@props({})\n<a href=\"{{ $attrs.get('href', '/') }}\">{{ $attrs.has('SRC') }}</a>"
  const production = createTestEdge({ components: { reader }, production: true })
  const page = '<x-kit::reader {{ given }} />'
  const given = { href: 'javascript:a', SRC: 'vbscript:a' }
  assert.equal(await production.renderRaw(page, { given }), '<a href="/">false</a>')
})

test('passes no URL that would run a script to a component of any library', async () => {
  const page = '\n <x-kit::anchor {{ given }} />'
  const development = createTestEdge({ components })
  const production = createTestEdge({ components, production: true })
  for (const [given, label] of [
    [{ href: 'javascript:alert(1)' }, 'prop "href"'],
    [{ href: Edge.create().globals.html.safe('data:text/html,a') }, 'prop "href"'],
    [{ hRef: ' javascript:alert(1)' }, 'attribute "hRef"'],
    [{ PING: new URL('javascript:alert(1)') }, 'attribute "PING"'],
  ] as const) {
    await assert.rejects(development.renderRaw(page, { given }, 'page.edge'), {
      code: 'E_INVALID_PROP',
      line: 2,
      message: `Cannot render <x-kit::anchor> in \`page.edge:2\`: Invalid value for ${label}. Expected a URL, not a script or data`,
    })
    assert.equal(await production.renderRaw(page, { given }), ' <a href="/" title="a" ></a>')
  }
  const given = { title: 'javascript:a', href: '/a' }
  assert.match(await development.renderRaw(page, { given }), /href="\/a" title="javascript:a"/)
})
