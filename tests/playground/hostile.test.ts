import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test, { after, before } from 'node:test'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { createVisitor } from './create-visitor.ts'
import { openPlayground, type Playground } from './open-playground.ts'
import { toHostileFiles } from './to-hostile-files.ts'

const catalog: Catalog = JSON.parse(await readFile('kit/build/catalog.json', 'utf8'))
let playground: Playground

before(async () => {
  // In production, an invalid prop value is not an error.
  playground = await openPlayground('hostile', {
    files: toHostileFiles(catalog),
    mode: 'production',
  })
})
after(() => playground?.stop())

const values = [
  `"><script>alert(1)</script>{{ 1 + 1 }}\n@if(true)`,
  `javascript:alert(1)//' onclick='alert(1)' x="`,
]

test('renders everything that a request passes to any component as text [escapes-text]', async () => {
  const { open } = createVisitor(playground.address)
  const parts = catalog.components.flatMap((component) => [component, ...component.subComponents])
  const wrong: string[] = []
  let shown = 0
  for (const { name } of parts) {
    for (const value of values) {
      const query = new URLSearchParams({
        value,
        '__proto__[polluted]': 'a',
        'a[__proto__][b]': 'c',
      })
      const { status, html, elements } = await open(`/hostile/${name}?${query}`)
      const active = elements.filter(
        ({ tagName, properties }) =>
          tagName === 'script' ||
          Object.entries(properties).some(([key, text]) => /^on/i.test(key) || runs(key, text)),
      )
      if (status !== 200 || active.length) wrong.push(`${name} for ${value}: ${html.slice(0, 400)}`)
      shown += Number(elements.some(({ properties }) => properties.dataMore === value))
    }
  }
  assert.deepEqual(wrong, [])
  assert.ok(parts.length > 50)
  // A sub-component outside its parent may show nothing.
  assert.ok(shown > parts.length, `only ${shown} showed the text`)
})

test('cannot pollute the object prototype with a request [prototypes]', async () => {
  const { open } = createVisitor(playground.address)
  const { html } = await open('/polluted')
  assert.equal(html, '[]')
})

function runs(key: string, text: unknown): boolean {
  const isAddress = /^(href|xLinkHref|src|action|formAction|data)$/.test(key)
  return isAddress && /^\s*javascript:/i.test(String(text))
}
