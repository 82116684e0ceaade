import assert from 'node:assert/strict'
import test from 'node:test'
import { checkLinks, expandPage, parsePage } from '../../../../engine/library/markdown/index.ts'

function check(...bodies: [path: string, body: string][]): string[] {
  const pages = bodies.map(([path, body]) => {
    const page = parsePage(body, { file: `${path.slice(1) || 'index'}.md` })
    return { path, ...expandPage(page, { api: () => '## Props\n\n[x](/c#propz)' }) }
  })
  return checkLinks(pages, new Set(['/logo.png', '/components.json'])).map(
    ({ message, fix }) => `${message} ${fix}`,
  )
}

test('accepts links with a valid target', () => {
  const links = [
    '[a](/) [b](/b) [c](/b#sub-title) [d](#top) [e](https://x.y/z) [f](mailto:a@b.c) [g][g]',
    '![h](/logo.png) [i](/components.json#x) [j](/b?q=1#sub-title) [k](/b#%C3%A9) <https://l>',
    '',
    '[g]: /b',
  ]
  assert.deepEqual(
    check(['/', `## Top\n\n${links.join('\n')}`], ['/b', '## Sub *title*\n\n## é\n']),
    [],
  )
})

test('reports a missing page with the nearest path', () => {
  assert.deepEqual(check(['/', 'A\n\n[a](/guides/instalation#b)'], ['/guides/installation', '']), [
    'Cannot link to `/guides/instalation#b` in `index.md:3`, expected the path of a page or of a ' +
      'published file. Did you mean `/guides/installation`?',
  ])
})

test('reports a link to the former path of a page with the current one', () => {
  const old = { path: '/a', file: 'a.md', headings: [], links: [], movedFrom: ['/old', '/older'] }
  const from = { path: '/', file: 'index.md', headings: [], links: [{ url: '/older#b', line: 3 }] }
  const [problem, ...others] = checkLinks([old, from], new Set())
  assert.deepEqual(others, [])
  assert.equal(problem!.line, 3)
  assert.equal(problem!.fix, 'Write `/a#b`.')
})

test('reports a link to the former anchor of a heading with the current one', () => {
  const page = { headings: [{ slug: 'new' }], movedAnchors: { old: 'new' } }
  const links = [
    { url: '/a#old', line: 3 },
    { url: '#old', line: 4 },
    // A name that every object inherits is no former anchor.
    { url: '#constructor', line: 5 },
  ]
  const problems = checkLinks([{ path: '/a', file: 'a.md', ...page, links }], new Set())
  assert.deepEqual(
    problems.map(({ fix }) => fix),
    ['Write `/a#new`.', 'Write `#new`.', 'Correct the link, or remove it.'],
  )
})

test('suggests nothing for a path unlike any other', () => {
  assert.deepEqual(check(['/', '[a](/something/else/entirely)']), [
    'Cannot link to `/something/else/entirely` in `index.md:1`, expected the path of a page or of ' +
      'a published file. Correct the link, or remove it.',
  ])
})

test('reports a missing anchor with the nearest one', () => {
  const found = check(
    ['/', '## Colours\n\n[a](#colors)\n'],
    ['/b', '[b](/#colors)'],
    ['/c', '[d](#)'],
  )
  assert.deepEqual(found, [
    'Cannot link to `#colors` in `index.md:3`, expected an anchor of `/`. Did you mean `#colours`?',
    'Cannot link to `/#colors` in `b.md:1`, expected an anchor of `/`. Did you mean `/#colours`?',
    'Cannot link to `#` in `c.md:1`, expected no anchor: the page has none. ' +
      'Correct the link, or remove it.',
  ])
})

test('reports a trailing slash or an extension', () => {
  const fixes = check(['/', '[a](/abc/) [b](/abc.md)'], ['/abc', ''])
  assert.deepEqual(
    fixes.map((fix) => fix.slice(-20)),
    ['id you mean `/abc`?'.padStart(20, 'D'), 'id you mean `/abc`?'.padStart(20, 'D')],
  )
})

test('finds generated anchors, and reports generated links at the line of the directive', () => {
  assert.deepEqual(check(['/', '[a](/c#props)'], ['/c', '## A\n\n::api\n']), [
    'Cannot link to `/c#propz` in `c.md:3`, expected an anchor of `/c`. Did you mean `/c#props`?',
  ])
})

test('accepts additional anchors', () => {
  const page = { path: '/', file: 'a.md', headings: [], links: [{ url: '#x', line: 1 }] }
  assert.equal(checkLinks([page], new Set()).length, 1)
  assert.deepEqual(checkLinks([{ ...page, anchors: ['x'] }], new Set()), [])
})
