import assert from 'node:assert/strict'
import test from 'node:test'
import type { Catalog } from '../../../../engine/schema/catalog.ts'
import { toThemeBuilderMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import {
  toThemeCss,
  toThemeDtcg,
  toThemeTailwind,
} from '../../../../engine/library/tokens/theme-text.ts'
import {
  listThemeChanges,
  listThemeContrasts,
} from '../../../../engine/library/tokens/theme-changes.ts'
import {
  neutralScales,
  parseThemeQuery,
  themePresets,
  toOwnTheme,
  toThemeQuery,
} from '../../../../engine/library/tokens/theme.ts'
import { toThemeSource } from '../../../../engine/library/tokens/theme-source.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'

const rem = (name: string, value: number) => ({ name, value: { value, unit: 'rem' as const } })
const color = (name: string, lightness: number, chroma: number, hue: number) => ({
  name,
  light: [lightness, chroma, hue] as [number, number, number],
  dark: [Number((1 - lightness).toFixed(2)), chroma, hue] as [number, number, number],
  description: 'A.',
  minContrast: 4.5,
})

const tokens: Catalog['tokens'] = [
  {
    name: 'color',
    type: 'color',
    description: 'A.',
    tokens: [
      color('paper', 0.98, 0.01, 90),
      color('white', 1, 0, 0),
      { ...color('primary', 0.5, 0.1, 350), pairsWith: 'paper', aliases: ['main'] },
      { ...color('danger', 0.5, 0.2, 20), pairsWith: 'white' },
      { ...color('danger-ink', 0.99, 0.01, 20), pairsWith: 'danger' },
    ],
  },
  {
    name: 'radius',
    type: 'dimension',
    description: 'A.',
    tokens: [rem('md', 0.5), rem('full', 9)],
  },
  { name: 'space', type: 'dimension', description: 'A.', tokens: [rem('0', 0), rem('1', 0.25)] },
  {
    name: 'size',
    type: 'dimension',
    description: 'A.',
    tokens: [rem('control-md', 2.5), rem('measure', 42)],
  },
  {
    name: 'font',
    type: 'fontFamily',
    description: 'A.',
    tokens: [{ name: 'sans', value: ['Own'] }],
  },
]
const source = toThemeSource({ ...catalog, tokens })
const own = toOwnTheme(source)
const change = (theme: Partial<typeof own>) => listThemeChanges(source, { ...own, ...theme })

test('lists what a theme can change, with its tokens, and the CSS of a theme', () => {
  assert.equal(
    toThemeBuilderMarkdown({ ...catalog, tokens }),
    `- Hue and chroma of the primary colours: \`--acme-color-primary\`
- Neutral colours: \`--acme-color-paper\`, \`--acme-color-white\`
- Radius of corners: \`--acme-radius-md\`
- Spacing and height of controls: \`--acme-space-1\`, \`--acme-size-control-md\`
- Typeface: \`--acme-font-sans\`

The theme builder itself needs a browser. This is the CSS that it writes for the hue 295, square corners and a serif typeface. To write a theme by hand, start with it:

\`\`\`css
:root {
  --acme-color-primary: light-dark(oklch(0.5 0.1 295), oklch(0.5 0.1 295));
  --acme-radius-md: 0rem;
  --acme-font-sans: Charter, "Bitstream Charter", "Sitka Text", Cambria, serif;
}
\`\`\``,
  )
  assert.equal(toThemeBuilderMarkdown({ ...catalog, tokens: [] }), '')
})

test('changes nothing at first, and only the tokens of a choice', () => {
  assert.deepEqual(own, {
    hue: 350,
    chroma: 100,
    radius: 100,
    density: 100,
    neutral: '',
    font: '',
  })
  assert.deepEqual(change({}), [])
  const list = (theme: Partial<typeof own>) =>
    change(theme).map(({ variable, css }) => `${variable}: ${css}`)
  assert.deepEqual(list({ hue: 10, chroma: 50 }), [
    '--acme-color-primary: light-dark(oklch(0.5 0.05 10), oklch(0.5 0.05 10))',
  ])
  assert.deepEqual(list({ neutral: 'gray' }), [
    '--acme-color-paper: light-dark(oklch(0.98 0 0), oklch(0.02 0 0))',
  ])
  assert.deepEqual(list({ radius: 0 }), ['--acme-radius-md: 0rem'])
  assert.deepEqual(list({ density: 80 }), [
    '--acme-space-1: 0.2rem',
    '--acme-size-control-md: 2rem',
  ])
  assert.deepEqual(list({ font: 'system' }), ['--acme-font-sans: system-ui, sans-serif'])
})

test('writes the changes as CSS, as a Tailwind theme and in the Design Tokens format', () => {
  const changes = change({ hue: 10, density: 80, radius: 50 })
  assert.equal(
    toThemeCss(changes),
    `:root {
  --acme-color-primary: light-dark(oklch(0.5 0.1 10), oklch(0.5 0.1 10));
  --acme-radius-md: 0.25rem;
  --acme-space-1: 0.2rem;
  --acme-size-control-md: 2rem;
}
`,
  )
  assert.equal(
    toThemeTailwind(changes),
    `@theme {
  --color-primary: light-dark(oklch(0.5 0.1 10), oklch(0.5 0.1 10));
  --color-main: light-dark(oklch(0.5 0.1 10), oklch(0.5 0.1 10));
  --radius-md: 0.25rem;
}
`,
  )
  const value = { colorSpace: 'oklch', components: [0.5, 0.1, 10] }
  assert.deepEqual(JSON.parse(toThemeDtcg(source, change({ hue: 10, radius: 50 }))), {
    color: {
      $type: 'color',
      primary: { $value: value, $extensions: { '@acme/ui': { dark: value } } },
    },
    radius: { $type: 'dimension', md: { $value: { value: 0.25, unit: 'rem' } } },
  })
  assert.deepEqual([toThemeCss([]), toThemeTailwind([]), toThemeDtcg(source, [])], ['', '', ''])
})

test('measures the contrast of each pair that a theme can change', () => {
  const contrasts = listThemeContrasts(source, own)
  assert.deepEqual(
    contrasts.map(({ name, against }) => `${name} on ${against}`),
    ['primary on paper', 'danger on white'],
  )
  assert.ok(contrasts[0]!.light > 4.5)
  assert.ok(contrasts[0]!.dark < 4.5, 'a colour of the same lightness in the dark')
  const yellow = listThemeContrasts(source, { ...own, hue: 100 })
  assert.notEqual(yellow[0]!.light, contrasts[0]!.light)
})

test('keeps a theme in the query string, and ignores what is no choice', () => {
  assert.equal(toThemeQuery(source, own), '')
  const theme = { ...own, hue: 10, neutral: 'sand', font: 'serif', radius: 0 }
  const query = toThemeQuery(source, theme)
  assert.equal(query, 'hue=10&radius=0&neutral=sand&font=serif')
  assert.deepEqual(parseThemeQuery(source, `?${query}`), theme)
  const bad = '?hue=400&chroma=a&radius=&density=-1&neutral=constructor&font=<b>'
  assert.deepEqual(parseThemeQuery(source, bad), own)
})

test('keeps the colours of the library readable in every hue, scale and preset', async () => {
  const kit = toThemeSource(await readKitCatalog())
  const theme = toOwnTheme(kit)
  const hues = Array.from({ length: 36 }, (_, index) => ({ ...theme, hue: index * 10 }))
  const scales = Object.keys(neutralScales).map((neutral) => ({ ...theme, neutral }))
  const presets = Object.values(themePresets).map((preset) => ({ ...theme, ...preset }))
  for (const one of [...hues, ...scales, ...presets]) {
    const weak = listThemeContrasts(kit, one).filter(
      ({ light, dark, least }) => light < least || dark < least,
    )
    assert.deepEqual(weak, [], toThemeQuery(kit, one))
  }
  assert.ok(listThemeContrasts(kit, theme).length > 10)
})
