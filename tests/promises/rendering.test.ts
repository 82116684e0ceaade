import assert from 'node:assert/strict'
import test from 'node:test'
import type { EdgeError } from 'edge.js'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { rules, type RuleId } from '../../engine/schema/rules.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'
import { readComponents } from '../unit/components/read-components.ts'
import { toTag } from '../unit/components/to-tag.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

const catalog = await readKitCatalog()
const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const components = await readComponents()
const plain = ['string', 'number', 'boolean', 'array', 'object']
const state = { wrong: Symbol('wrong'), busy: true }

/**
 * Returns the errors that a check finds, and the line at which rendering fails; null if it does
 * not.
 */
async function compare(page: string) {
  const found = checkTemplate(page, catalog).filter(({ severity }) => severity === 'error')
  const refused = await edge.renderRaw(page, state).then(
    () => null,
    ({ line }: EdgeError) => line,
  )
  return { found, refused }
}

async function assertRefused(page: string, rule: RuleId): Promise<void> {
  const { found, refused } = await compare(page)
  assert.deepEqual(
    found.map((problem) => [problem.rule, problem.line]),
    [[rule, refused]],
    page,
  )
}

for (const component of components) {
  const { name, props, parentRequired } = component

  test(`reports exactly the literal errors for which rendering ${name} fails`, async () => {
    const right = await compare(toTag(component, components))
    assert.deepEqual(right, { found: [], refused: null })
    for (const prop of props) {
      const key = prop.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const types = prop.type.text.split(' | ')
      const isText = types.includes('string') && prop.type.kind !== 'enum'
      // The class of the component checks a prop with a TypeScript type of its own at run time.
      const isOwn = !prop.type.values && !types.every((type) => plain.includes(type))
      const values = [
        ...(isText || isOwn ? [] : [`${key}="no such value"`, `${key}="{{ 'no such value' }}"`]),
        ...(types.includes('boolean') || isOwn ? [] : [`:${key}="() => 1"`]),
      ]
      for (const written of values) {
        const page = toTag(component, components, { attributes: [written] })
        const { found, refused } = await compare(page)
        assert.notEqual(refused, null, page)
        // The value of a function is only known when rendering.
        if (written.startsWith(':')) assert.deepEqual(found, [], page)
        else {
          assert.deepEqual(
            found.map(({ rule, line }) => [rule, line]),
            [['invalid-value', refused]],
            page,
          )
        }
      }
      if (prop.required) {
        await assertRefused(toTag(component, components, { without: [prop.name] }), 'missing-prop')
      }
    }
    if (!parentRequired) return
    const alone = await compare(toTag(component, components, { alone: true }))
    assert.ok(
      alone.found.some(({ rule, line }) => rule === 'missing-parent' && line === alone.refused),
    )
  })
}

/** A page for each rule whose violation stops rendering, with the mistake in its second line. */
const refused: [rule: RuleId, ...pages: string[]][] = [
  [
    'syntax',
    '\n<x-kit::card>',
    '\n</x-kit::card>',
    '\n<x-kit::button :disabled="a b">A</x-kit::button>',
    '\n<x-kit::button label="a>A</x-kit::button>',
    '\n{{ a( }}',
    '\n@if(busy)',
    '<p>\n<x-slot name="a">b</x-slot></p><x-kit::card>\n@if(busy)\n<x-slot name="main">a</x-slot>\n@end\n</x-kit::card>',
  ],
  ['unknown-component', '\n<x-kit::buton>a</x-kit::buton>'],
  ['duplicate-attribute', '\n<x-kit::icon name="check" name="x" />'],
  [
    'invalid-value',
    '\n@!kit.icon({ name: [1] })',
    "\n@!component('kit::icon', { name: {} })",
    '\n<x-kit::link href="java&#10;script:alert(1)">a</x-kit::link>',
    '\n<x-kit::link href="javascript:remove({{ busy }})">a</x-kit::link>',
    '\n<x-kit::button formAction="JAVASCRIPT:alert(1)">a</x-kit::button>',
    '\n<x-kit::form action="data:text/html,a">b</x-kit::form>',
    '\n<x-kit::avatar name="Ada" src="vbscript:a" />',
  ],
  [
    'missing-label',
    '\n<x-kit::button icon="x" />',
    '\n<x-kit::toggle name="a" icon="bold" />',
    "\n@!kit.button({ trailing: 'x' })",
  ],
  [
    'missing-counterpart',
    '\n<x-kit::tabs label="A"><x-kit::tabs.tab value="a">A</x-kit::tabs.tab></x-kit::tabs>',
    '\n<x-kit::tabs label="A"><x-kit::tabs.panel value="a">A</x-kit::tabs.panel></x-kit::tabs>',
  ],
  [
    'duplicate-id',
    '\n<x-kit::button id="a">A</x-kit::button><x-kit::popover id="a">b</x-kit::popover>',
    "<x-kit::button id=\"a\">A</x-kit::button>\n@!kit.icon({ id: 'a', name: 'check' })",
  ],
  ['missing-prop', '\n@!kit.icon()', '\n<x-kit::icon :name="null" />'],
]
for (const [rule, ...pages] of refused) {
  test(`stops rendering at the line of the ${rule} problem`, async () => {
    for (const page of pages) {
      if (page.startsWith('<p>')) {
        const { found, refused } = await compare(page)
        assert.deepEqual(
          found.map((problem) => [problem.rule, problem.line]),
          [['syntax', refused]],
        )
      } else await assertRefused(page, rule)
    }
  })
}

/** Pages that are rendered although they violate a rule, and what their HTML lacks. */
const lost: [rule: RuleId, page: string, html: RegExp][] = [
  ['unknown-prop', '<x-kit::button varient="outline">A</x-kit::button>', /varient="outline"/],
  ['unknown-slot', '<x-kit::card>a<x-slot name="b">lost</x-slot></x-kit::card>', /^(?!.*lost)/s],
  ['missing-slot', '<x-kit::card></x-kit::card>', /<div[^>]*>\s*<\/div>/],
]
for (const [rule, page, html] of lost) {
  test(`renders a page with ${rule}, but without the intended content`, async () => {
    const { found, refused } = await compare(page)
    assert.deepEqual([found.map((problem) => problem.rule), refused], [[rule], null])
    assert.match(await edge.renderRaw(page, state), html)
  })
}

test('shows for every rule that is an error that it stops rendering or loses content', () => {
  const seen = [...refused, ...lost].map(([rule]) => rule)
  const errors = (Object.keys(rules) as RuleId[]).filter((id) => rules[id].severity === 'error')
  assert.deepEqual(new Set([...seen, 'missing-parent']), new Set(errors))
})
