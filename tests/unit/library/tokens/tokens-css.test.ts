import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { compile } from 'tailwindcss'
import { tokensSchema, type TokenGroup } from '../../../../engine/schema/tokens.ts'
import { toTailwindCss } from '../../../../engine/library/tokens/tokens-css.ts'
import { tokens } from '../../../../kit/tokens.ts'
import { catalog } from '../../fixtures/catalog.ts'

const acme = { namespace: 'acme' }
const tailwind = readFileSync(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')

/** Returns the rules that Tailwind generates for classes. */
async function build(groups: TokenGroup[], classes: string[]): Promise<string> {
  const { build } = await compile(`${tailwind}\n${toTailwindCss(acme, groups)}`)
  return build(classes)
}

/** Returns the first declaration of each class. */
async function listDeclarations(groups: TokenGroup[], classes: string[]) {
  const css = await build(groups, classes)
  const utilities = css.slice(css.indexOf('@layer utilities {'))
  return Object.fromEntries(
    classes.map((name) => [
      name,
      new RegExp(`\\.${name} \\{\\s*([^;]+);`).exec(utilities.replaceAll('\\', ''))?.[1],
    ]),
  )
}

test("declares each colour in Tailwind's theme, but no spacing", () => {
  const [rules] = toTailwindCss(acme, catalog.tokens).split('\n\n')
  assert.equal(
    rules,
    `@theme inline {
  --color-paper: var(--acme-color-paper);
  --color-ink: var(--acme-color-ink);
}`,
  )
})

test('declares each alias of a colour too', () => {
  const [group] = structuredClone(catalog.tokens)
  if (group?.type === 'color') group.tokens[1]!.aliases = ['text', 'pen']
  const css = toTailwindCss(acme, [group!])
  assert.match(
    css,
    /--color-ink: var\(--acme-color-ink\);\n {2}--color-text: var\(--acme-color-ink\)/,
  )
  assert.match(css, /--color-pen: var\(--acme-color-ink\);\n\}/)
})

test("uses the variables of the tokens in Tailwind's classes", async () => {
  const expected = {
    'bg-primary': 'background-color: var(--acme-color-primary)',
    'text-primary-foreground': 'color: var(--acme-color-primary-foreground)',
    'border-border': 'border-color: var(--acme-color-border)',
    'rounded-md': 'border-radius: var(--acme-radius-md)',
    'font-sans': 'font-family: var(--acme-font-sans)',
    'text-md': 'font-size: var(--acme-text-md)',
    'font-regular': '--tw-font-weight: var(--acme-weight-regular)',
    'leading-snug': '--tw-leading: var(--acme-leading-snug)',
    'duration-fast': '--tw-duration: var(--acme-duration-fast)',
    'ease-standard': '--tw-ease: var(--acme-easing-standard)',
  }
  const groups = tokensSchema.parse(tokens)
  assert.deepEqual(await listDeclarations(groups, Object.keys(expected)), expected)
})

test('gives classes written for shadcn/ui the tokens of the same meaning', async () => {
  const names = {
    background: 'background',
    foreground: 'foreground',
    card: 'surface',
    'card-foreground': 'surface-foreground',
    popover: 'overlay',
    'popover-foreground': 'overlay-foreground',
    primary: 'primary',
    'primary-foreground': 'primary-foreground',
    secondary: 'neutral-soft',
    'secondary-foreground': 'neutral-soft-foreground',
    muted: 'muted',
    'muted-foreground': 'muted-foreground',
    accent: 'accent',
    'accent-foreground': 'accent-foreground',
    destructive: 'danger',
    'destructive-foreground': 'danger-foreground',
    border: 'border',
    input: 'border-control',
    ring: 'ring',
  }
  const expected = Object.fromEntries(
    Object.entries(names).map(([name, token]) => [
      `bg-${name}`,
      `background-color: var(--acme-color-${token})`,
    ]),
  )
  const groups = tokensSchema.parse(tokens)
  assert.deepEqual(await listDeclarations(groups, Object.keys(expected)), expected)
})

test("keeps Tailwind's spacing and shadows", async () => {
  assert.deepEqual(await listDeclarations(tokensSchema.parse(tokens), ['p-4', 'shadow-md']), {
    'p-4': 'padding: calc(var(--spacing) * 4)',
    'shadow-md':
      '--tw-shadow: 0 4px 6px -1px var(--tw-shadow-color, rgb(0 0 0 / 0.1)), 0 2px 4px -2px var(--tw-shadow-color, rgb(0 0 0 / 0.1))',
  })
})

test('uses the spacing scale of Tailwind', () => {
  const [space] = tokens.filter(({ name }) => name === 'space')
  assert.ok(space?.type === 'dimension' && space.tokens.length > 10)
  const steps = space.tokens.filter(({ name }) => /^\d/.test(name))
  for (const { name, value } of steps) {
    assert.deepEqual(value, { value: Number(name.replace('-', '.')) / 4, unit: 'rem' }, name)
  }
})

test('applies dark: by data-theme, or by the system preference if it is not set', async () => {
  const css = await build(catalog.tokens, ['dark:bg-ink'])
  assert.match(
    css.replaceAll(/\s+/g, ' '),
    /@media \(prefers-color-scheme: dark\) \{ \.dark\\:bg-ink:where\(:not\(\[data-theme='light'\], \[data-theme='light'\] \*\)\) \{ background-color: var\(--acme-color-ink\); \} \} \.dark\\:bg-ink:where\(\[data-theme='dark'\], /,
  )
})

test('rejects an alias that is also the name of a colour', () => {
  const groups = structuredClone(tokens)
  if (groups[0]?.type === 'color') groups[0].tokens[0]!.aliases = ['card']
  assert.deepEqual(
    tokensSchema.safeParse(groups).error?.issues.map(({ path }) => path),
    [['color', 'card']],
  )
})
