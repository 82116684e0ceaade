import assert from 'node:assert/strict'
import { Edge } from 'edge.js'
import { fromHtml } from 'hast-util-from-html'
import fc from 'fast-check'
import { test } from 'node:test'
import { AttributeBag } from '../../../../engine/tags/index.ts'
import { deepValues } from '../../fixtures/hostile-values.ts'

const print = (values: Record<string, unknown>) => new AttributeBag(values).toString()

test('prints each kind of value as HTML expects it', () => {
  assert.equal(print({ a: 'b', n: 0, e: '', t: true }), 'a="b" n="0" e="" t')
  assert.equal(print({ f: false, n: null, u: undefined, g: () => 1, s: Symbol('a') }), '')
  assert.equal(
    print({ 'aria-a': true, 'aria-b': false, 'aria-c': null }),
    'aria-a="true" aria-b="false"',
  )
  assert.equal(print({ 'data-a': true, 'data-b': false }), 'data-a="true" data-b="false"')
  assert.equal(print({ 'x-data': { a: ["'"] } }), `x-data="{&quot;a&quot;:[&quot;'&quot;]}"`)
  assert.equal(print({ href: new URL('https://a.b/?c&d') }), 'href="https://a.b/?c&amp;d"')
  assert.equal(print({ big: 10n, list: [1, 2] }), 'big="10" list="[1,2]"')
  assert.equal(
    print({ list: [1n], 'data-a': { b: 2n } }),
    'list="[&quot;1&quot;]" data-a="{&quot;b&quot;:&quot;2&quot;}"',
  )
  const { html } = Edge.create().globals
  assert.equal(print({ title: html.safe('<b>"') }), 'title="&lt;b&gt;&quot;"')
})

test('omits a value without a text, and tells who made the bag', () => {
  const cyclic: unknown[] = []
  cyclic.push(cyclic, { a: cyclic })
  const sparse: unknown[] = []
  sparse.length = 2 ** 32 - 1
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const values = [
    cyclic,
    sparse,
    proxy,
    { toString: () => ({}) },
    ...Object.values(deepValues),
    Object.defineProperty({}, 'a', { get: () => assert.fail(), enumerable: true }),
  ]
  for (const value of values) {
    const refused: string[] = []
    const bag = new AttributeBag({ 'data-a': value, id: 'b' }, (name) => refused.push(name))
    assert.equal(bag.merge({ title: 'c' }).except('x').toString(), 'title="c" id="b"')
    assert.deepEqual(refused, ['data-a'])
    assert.equal(print({ 'data-a': value, id: 'b' }), 'id="b"')
    assert.deepEqual(new AttributeBag({ href: value }).listScripts(), [])
  }
  for (const value of [cyclic, sparse, [sparse], proxy]) {
    assert.equal(print({ class: value, style: value, id: 'b' }), 'id="b"')
  }
  assert.equal(print({ style: { color: Object.create(null) as unknown }, id: 'b' }), 'id="b"')
})

test('accepts texts, lists and objects for class and style', () => {
  assert.equal(print({ class: ['a', { b: true, c: 0 }, ['d', null, false], 1] }), 'class="a b d 1"')
  assert.equal(print({ class: '', style: [] }), '')
  const { html } = Edge.create().globals
  assert.equal(
    print({ class: [html.safe('a b'), 'c'], style: html.safe('d: e') }),
    'class="a b c" style="d: e"',
  )
  assert.equal(
    print({ style: ['color: red;', { fontSize: '1px', '--a': 2, b: null }, ''] }),
    'style="color: red; font-size: 1px; --a: 2"',
  )
})

test('merges class and style, and otherwise prefers the caller', () => {
  const bag = new AttributeBag({
    class: 'c',
    style: 'd: e',
    type: 'submit',
    id: undefined,
    role: null,
  })
  const own = { type: 'button', class: { a: true }, style: 'b: c;', id: 'i', role: 'x', z: 1 }
  assert.equal(
    bag.merge(own).toString(),
    'type="submit" class="a c" style="b: c; d: e" id="i" z="1"',
  )
  assert.equal(bag.merge({}).toString(), bag.toString())
  assert.match(bag.merge(own).merge({ class: 'first' }).toString(), /class="first a c"/)
  assert.deepEqual(bag.all(), { class: 'c', style: 'd: e', type: 'submit', role: null })
})

test('selects attributes by name and prefix without changing the bag', () => {
  const bag = new AttributeBag({ 'wire:a': 1, 'wire:b': 2, 'x-c': 3, d: 4 })
  const names = (chosen: AttributeBag) => Object.keys(chosen.all()).join(' ')
  assert.equal(names(bag.only('d', ['x-c'], 'no')), 'x-c d')
  assert.equal(names(bag.except('d', ['x-c'])), 'wire:a wire:b')
  assert.equal(names(bag.startingWith('wire:', ['x-'])), 'wire:a wire:b x-c')
  assert.equal(names(bag.notStartingWith('wire:', ['x-'])), 'd')
  assert.equal(names(bag.startingWith()), '')
  assert.equal(names(bag), 'wire:a wire:b x-c d')
})

test('returns given attributes with has and get', () => {
  const bag = new AttributeBag({ a: null, b: false, c: undefined })
  assert.deepEqual(
    [bag.has('a'), bag.has('b'), bag.has('c'), bag.has('toString')],
    [true, true, false, false],
  )
  assert.deepEqual(
    [bag.get('a', 1), bag.get('b', 1), bag.get('c', 1), bag.get('d')],
    [null, false, 1, undefined],
  )
})

test('lets no value or name break out of its attribute', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      '" onmouseover="alert(1)',
      "' onload='",
      '`',
      '--!>',
      '</p>',
      'a b',
      'a/',
      'a=b',
      'a\0',
      '__proto__',
      'toString',
    ),
    fc
      .array(fc.constantFrom('"', "'", '<', '>', '=', ' ', '/', '&', '&quot', ';', 'onload'), {
        maxLength: 8,
      })
      .map((parts) => parts.join('')),
  )
  const value = fc.oneof(hostile, fc.array(hostile), fc.dictionary(hostile, hostile))
  fc.assert(
    fc.property(hostile, value, hostile, (name, one, two) => {
      const values = Object.fromEntries([
        ['title', one],
        ['class', one],
        ['style', two],
        [name, two],
      ])
      const html = `<p ${new AttributeBag(values).toString()}>text</p>`
      const { children } = fromHtml(html, { fragment: true })
      assert.equal(children.length, 1, html)
      const [paragraph] = children
      assert.ok(paragraph?.type === 'element' && paragraph.tagName === 'p', html)
      const allowed = new Set(['title', 'class', 'style', name].map((text) => text.toLowerCase()))
      const count = Object.keys(paragraph.properties).length
      assert.ok(count <= allowed.size, html)
      if (!/^on/i.test(name)) {
        assert.ok(!Object.keys(paragraph.properties).some((key) => /^on/i.test(key)), html)
      }
      assert.deepEqual(
        paragraph.children.map((child) => child.type === 'text' && child.value),
        ['text'],
      )
    }),
    { numRuns: 200 },
  )
})

test('prints the result of toAttrs unescaped in Edge', async () => {
  const attrs = new AttributeBag({ title: '"<' })
  assert.equal(
    await Edge.create().renderRaw('<p {{ attrs.toAttrs() }}>', { attrs }),
    '<p title="&quot;&lt;">',
  )
})
