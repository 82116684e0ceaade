import { expect, test } from './test.ts'
import { readSite } from './read-site.ts'

// The test pastes the copied styles into the page, which the policy of the site blocks.
test.use({ bypassCSP: true })

const path = '/guides/theming'
const { library } = await readSite()
const button = `[data-${library.namespace}='button']`

test('restyles the examples with a slider, writes the CSS, and resets both', async ({ page }) => {
  await page.goto(path)
  const knobs = page.getByRole('region', { name: 'Theme' })
  const hue = knobs.getByRole('slider', { name: 'Hue', exact: true })
  const css = knobs.getByRole('textbox', { name: 'CSS of the theme' })
  const example = knobs.locator(button).first()
  const color = () => example.evaluate((element) => getComputedStyle(element).backgroundColor)
  const own = await color()
  const value = Number(await hue.inputValue())
  await expect(css).toHaveValue('')

  await hue.press('ArrowRight')
  await expect(hue).toHaveAttribute('aria-valuetext', `${value + 1} °`)
  await expect(css).toHaveValue(/^:root \{\n  --[\w-]+: light-dark\(oklch\(.+\n\}\n$/s)
  await hue.press('End')
  expect(await color()).not.toBe(own)

  await knobs.getByRole('slider', { name: 'Radius', exact: true }).press('Home')
  await expect(example).toHaveCSS('border-start-start-radius', '0px')
  await expect(css).toHaveValue(/: 0rem;/)

  await knobs.getByRole('button', { name: 'Reset' }).click()
  await expect(css).toHaveValue('')
  await expect.poll(color).toBe(own)
})

test('writes CSS that restyles the whole page', async ({ page }) => {
  await page.goto(path)
  const knobs = page.getByRole('region', { name: 'Theme' })
  await knobs.getByRole('slider', { name: 'Spacing', exact: true }).press('End')
  const css = await knobs.getByRole('textbox', { name: 'CSS of the theme' }).inputValue()
  const heights = () =>
    page.locator(button).evaluateAll((elements) => elements.map((element) => element.clientHeight))
  await knobs.getByRole('button', { name: 'Reset' }).click()
  const before = await heights()
  await page.addStyleTag({ content: css })
  const after = await heights()
  expect(before.length).toBeGreaterThan(1)
  for (const [index, height] of before.entries()) {
    if (height) expect(after[index]).toBeGreaterThan(height)
  }
})

test('names a pair with insufficient contrast', async ({ page }) => {
  await page.goto(path)
  const knobs = page.locator('[data-theme-knobs]')
  await expect(knobs.locator('> [role=status]')).toHaveText('')
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll('&quot;least&quot;:4.5', '&quot;least&quot;:21')
    await route.fulfill({ response, body: html })
  })
  await page.reload()
  await expect(knobs.locator('> [role=status]')).toHaveText(
    /^Too little contrast\. .+ on .+, light: /,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no sliders', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-theme-knobs]')).toBeHidden()
  })
})
