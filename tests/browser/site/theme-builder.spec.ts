import { expect, test } from '../test.ts'
import { readSite } from '../read-site.ts'

const path = '/theme-builder'
const { library, components } = await readSite()

test('shows a theme on the whole site, writes its code, keeps it in the URL, and resets it', async ({
  page,
}) => {
  await page.goto(path)
  const builder = page.locator('[data-theme-builder]')
  const hue = builder.getByRole('slider', { name: 'Hue' })
  const code = builder.getByRole('textbox', { name: 'Code of the theme' })
  const readVariable = (name: string) =>
    page.evaluate(
      (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable),
      `--${library.namespace}-${name}`,
    )
  const [ownColor, ownRadius] = [
    await readVariable('color-primary'),
    await readVariable('radius-md'),
  ]
  await expect(code).toHaveValue('')

  await hue.press('End')
  await expect(hue).toHaveAttribute('aria-valuetext', '359 °')
  await expect(code).toHaveValue(/^:root \{\n  --[\w-]+: light-dark\(oklch\(.+\n\}\n$/s)
  expect(await readVariable('color-primary')).not.toBe(ownColor)
  await builder.getByRole('slider', { name: 'Radius' }).press('Home')
  await expect(page).toHaveURL(`${path}?hue=359&radius=0`)
  await builder.getByRole('button', { name: 'Tailwind' }).click()
  await expect(code).toHaveValue(/^@theme \{\n  --color-.+\n  --radius-md: 0rem;/s)
  await builder.getByRole('button', { name: 'Design Tokens' }).click()
  expect(JSON.parse(await code.inputValue())).toHaveProperty('radius.md.$value.value', 0)

  // Other pages have the theme too, and a shared URL shows it.
  await page.goto(components[0]!.path)
  expect(await readVariable('radius-md')).toBe('0rem')
  await page.goto('/playground')
  const result = page.frameLocator('iframe[title="Result"]').locator('html')
  await expect(result).toHaveCSS(`--${library.namespace}-radius-md`, '0rem')
  await page.goto('/')
  await expect(page.locator('.hero-link').first()).toHaveCSS('border-radius', '0px')
  await page.goto(`${path}?density=150&neutral=gray`)
  await expect(builder.getByRole('slider', { name: 'Density' })).toHaveValue('150')
  await expect(builder.getByRole('combobox', { name: 'Neutral colours' })).toHaveValue('gray')
  expect(await readVariable('radius-md')).toBe(ownRadius)

  await builder.getByRole('button', { name: 'Reset' }).click()
  await expect(code).toHaveValue('')
  await expect(page).toHaveURL(path)
  await page.goto(components[0]!.path)
  expect(await readVariable('color-primary')).toBe(ownColor)
})

test('names the pairs of colours with too little contrast', async ({ page }) => {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll('&quot;least&quot;:4.5', '&quot;least&quot;:21')
    await route.fulfill({ response, body: html })
  })
  await page.goto(path)
  await expect(page.locator('[data-theme-builder] > [role=status]')).toHaveText(
    /^Too little contrast: .+ on .+, light/,
  )
  await expect(page.locator('[data-weak]').first()).toBeVisible()
})
