import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { listEntries } from '../../../engine/files/groups.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
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

const RENAMED = [
  ['<x-kit::accordion variant="card">a</x-kit::accordion>', 'variant="outline"'],
  ['<x-kit::accordion variant="line">a</x-kit::accordion>', 'variant="plain"'],
  [
    '<x-kit::form :errors="{ a: [\'B.\'] }"><x-kit::errors heading="Not saved" /></x-kit::form>',
    'title="Not saved"',
  ],
  [
    '<x-kit::dropdown id="a" label="A"><x-kit::dropdown.group heading="B">c</x-kit::dropdown.group></x-kit::dropdown>',
    'title="B"',
  ],
  [
    '<x-kit::card><x-kit::card.footer align="end">a</x-kit::card.footer></x-kit::card>',
    'justify="end"',
  ],
  [
    '<x-kit::modal id="a" title="A"><x-kit::modal.footer align="between">a</x-kit::modal.footer></x-kit::modal>',
    'justify="between"',
  ],
  [
    '<x-kit::form><x-kit::form.actions align="end">a</x-kit::form.actions></x-kit::form>',
    'justify="end"',
  ],
  ['<x-kit::pagination :page="1" :pages="3" align="center" />', 'justify="center"'],
  ['<x-kit::separator space="lg" />', 'gap="lg"'],
] as const

test('renders former words as before, and kit:check --fix replaces them', async () => {
  const catalog = await readKitCatalog()
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const render = (text: string) => edge.createRenderer().renderRaw(text)
  for (const [former, current] of RENAMED) {
    const { text, problems } = fixTemplate(former, catalog)
    assert.ok(text.includes(current), text)
    assert.deepEqual(problems, [])
    assert.deepEqual(
      checkTemplate(former, catalog).map(({ rule }) => rule),
      ['deprecated'],
    )
    assert.equal(await render(former), await render(text))
  }
})

test('accepts every declared former word in this list', async () => {
  const entries = listEntries(await readKitCatalog())
  const declared = entries.flatMap(({ name, props }) =>
    props.flatMap((prop) => [
      ...(prop.deprecated ? [`${name} ${prop.name}=`] : []),
      ...Object.keys(prop.deprecatedValues ?? {}).map((value) => `${name} ${prop.name}="${value}"`),
    ]),
  )
  for (const one of declared) {
    const [name, written] = one.split(' ') as [string, string]
    const isTried = RENAMED.some(
      ([former]) => former.includes(`::${name} `) && former.includes(written),
    )
    assert.ok(isTried, one)
  }
  assert.equal(declared.length, RENAMED.length)
})
