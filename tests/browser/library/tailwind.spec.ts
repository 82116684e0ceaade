import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '../test.ts'
import { compile } from 'tailwindcss'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const ours = await readFile('kit/build/styles.css', 'utf8')
const bridge = await readFile('kit/build/tailwind.css', 'utf8')
const theirs = await readFile(fileURLToPath(import.meta.resolve('tailwindcss/index.css')), 'utf8')

const template = `
<x-kit::button id="plain" icon="plus">Plain</x-kit::button>
<x-kit::button id="styled" class="rounded-none bg-destructive p-0">Styled</x-kit::button>
<x-kit::input label="Name" name="name" icon="search" description="A." />
<x-kit::select label="Role" name="role" :options="['A', 'B']" />
<x-kit::checkbox label="Agree" name="agree" />
<x-kit::switch label="Mail" name="mail" />
<x-kit::alert title="Title" dismissible>Text</x-kit::alert>
<x-kit::badge icon="check">Badge</x-kit::badge>
<x-kit::card><x-kit::card.header title="Title" />Text</x-kit::card>
<x-kit::avatar name="Ada Lovelace" />
<x-kit::progress label="Done" :value="40" />
<x-kit::kbd keys="mod+k" />
<x-kit::separator />
<x-kit::heading>Heading</x-kit::heading>
<x-kit::text>Text</x-kit::text>
<x-kit::textarea label="Text" name="text" />
<p id="dark" class="dark:bg-primary">Dark</p>`

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const html = await edge.renderRaw(template)

/** Shows the page with stylesheets in this order. */
async function show(page: Page, sheets: string[]) {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('')
  await page.setContent(`<!doctype html><html lang="en"><head>${styles}</head><body>${html}</body>`)
}

/** Returns what Tailwind generates for an application's stylesheet with imports in this order. */
async function runTailwind(...imports: string[]) {
  const { build } = await compile(imports.join('\n'))
  return build(['rounded-none', 'bg-destructive', 'p-0', 'dark:bg-primary'])
}

/** Returns the styles of each element of a component, without inherited ones. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const names = [
      'padding',
      'margin',
      'borderWidth',
      'borderRadius',
      'backgroundColor',
      'display',
      'fontWeight',
    ]
    const elements = document.querySelectorAll('[data-kit]:not(#styled), [data-kit]:not(#styled) *')
    // The system draws the list of a select.
    const seen = [...elements].filter(({ tagName }) => tagName !== 'OPTION')
    return seen.map((element) => {
      const style = getComputedStyle(element)
      const looks = names.map((name) => `${name}: ${style[name as 'padding']}`).join('; ')
      return `${element.outerHTML.slice(0, 60)} ${looks}`
    })
  })

for (const [order, imports] of [
  ['after Tailwind', [theirs, ours, bridge]],
  ['before Tailwind', [ours, theirs, bridge]],
] as const) {
  test(`lets utilities override components, imported ${order}`, async ({ page }) => {
    await show(page, [await runTailwind(...imports)])
    const [danger, styled] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = 'var(--kit-color-danger)'
      return [probe, document.getElementById('styled')!].map((element) => {
        const { backgroundColor, borderRadius, padding } = getComputedStyle(element)
        return { backgroundColor, borderRadius, padding }
      })
    })
    expect(styled).toEqual({
      backgroundColor: danger!.backgroundColor,
      borderRadius: '0px',
      padding: '0px',
    })
  })

  test(`keeps the styles of components despite Tailwind's reset, imported ${order}`, async ({
    page,
  }) => {
    await show(page, [ours])
    const alone = await readLooks(page)
    expect(alone.length).toBeGreaterThan(60)
    await show(page, [await runTailwind(...imports)])
    expect(await readLooks(page)).toEqual(alone)
  })
}

test('applies dark: by data-theme, or by the system preference if it is not set', async ({
  page,
}) => {
  await show(page, [await runTailwind(theirs, ours, bridge)])
  const isDark = (scheme: 'light' | 'dark', theme?: string) =>
    page.emulateMedia({ colorScheme: scheme }).then(() =>
      page.evaluate((value) => {
        if (value) document.documentElement.dataset.theme = value
        else delete document.documentElement.dataset.theme
        const { backgroundColor } = getComputedStyle(document.getElementById('dark')!)
        return backgroundColor !== 'rgba(0, 0, 0, 0)'
      }, theme),
    )
  expect(await isDark('light')).toBe(false)
  expect(await isDark('dark')).toBe(true)
  expect(await isDark('dark', 'light')).toBe(false)
  expect(await isDark('light', 'dark')).toBe(true)
})
