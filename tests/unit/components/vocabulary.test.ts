import assert from 'node:assert/strict'
import test from 'node:test'
import { listEntries } from '../../../engine/catalog/groups.ts'
import { readContent } from '../../../engine/io/read-content.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'

const WORDS = {
  variant: ['solid', 'soft', 'outline', 'ghost', 'link', 'line', 'pill', 'plain'],
  gap: ['none', 'xs', 'sm', 'md', 'lg', 'xl'],
  size: ['xs', 'sm', 'md', 'lg', 'xl', 'full'],
}

/** Variants that are not visual weights, so no word of the list fits. */
const OTHER_VARIANTS: Record<string, string[]> = {
  link: ['inline', 'subtle', 'plain'],
  pagination: ['full', 'simple'],
  'radio.group': ['list', 'cards', 'segmented'],
  upload: ['zone', 'avatar'],
}

/** Words that another word of the vocabulary replaces. */
const OTHER_WORDS = ['heading', 'headline', 'subtitle', 'helpText', 'space', 'spacing', 'direction']

test('uses one word for one thing in all components', async () => {
  const entries = listEntries(await readKitCatalog())
  let checked = 0
  for (const { name, props } of entries) {
    for (const prop of props.filter(({ deprecated }) => !deprecated)) {
      const label = `${prop.name} of ${name}`
      const isDirectionOfChange = name === 'stat' && prop.name === 'direction'
      if (!isDirectionOfChange) assert.ok(!OTHER_WORDS.includes(prop.name), label)
      const words = WORDS[prop.name as keyof typeof WORDS]
      if (!words || prop.type.kind !== 'enum') continue
      const values = prop.type.values as string[]
      const known = prop.name === 'variant' ? OTHER_VARIANTS[name] : undefined
      const expected = known ?? words.filter((word) => values.includes(word))
      assert.deepEqual(values, expected, label)
      checked++
    }
  }
  assert.ok(checked >= 40, String(checked))
})

test('keeps no former name, value or address before the first release', async () => {
  const { components, releases } = await readKitCatalog()
  const former = [
    ...listEntries({ components }).flatMap(({ name, deprecated, props }) => [
      ...(deprecated ? [name] : []),
      ...props
        .filter((prop) => prop.deprecated ?? prop.deprecatedValues)
        .map((prop) => `${name} ${prop.name}`),
    ]),
    ...readContent('content')
      .filter(({ text }) => /^moved(From|Anchors):/m.test(text.split('\n---\n')[0]!))
      .map(({ file }) => file),
  ]
  const isReleased = releases.some(({ date }) => date)
  assert.deepEqual(isReleased ? [] : former, [])
})
