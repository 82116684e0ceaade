import { expect, test } from '@playwright/test'
import { readSite } from './read-site.ts'

const { pages, components } = await readSite()
const { path: componentPage } = components[0]!

test.use({ javaScriptEnabled: false })

for (const { title, path, codes } of components) {
  test(`without script ${title} shows examples, code, tables and navigation`, async ({ page }) => {
    await page.goto(path)
    const previews = page.locator('.example-preview')
    await expect(previews).toHaveCount(codes.length)
    for (const preview of await previews.all()) await expect(preview).toBeVisible()
    const blocks = page.locator('pre.code:not(details:not([open]) *)')
    for (const block of await blocks.all()) await expect(block).toBeVisible()
    const texts = (await blocks.allTextContents()).map((text) => text.trimEnd())
    expect(texts).toEqual(expect.arrayContaining(codes))
    for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible()
    expect(await page.getByRole('table').count()).toBeGreaterThan(0)
    const links = page.getByRole('navigation', { name: 'Pages' }).locator('li').getByRole('link')
    await expect(links).toHaveCount(pages.length - 1)
    for (const link of await links.all()) await expect(link).toBeVisible()
  })
}

test('without script every view of the code can be opened, and an example leads to itself', async ({
  page,
}) => {
  await page.goto(componentPage)
  const example = page.locator('.example').first()
  await expect(example.getByRole('button', { name: 'Opposite theme' })).toHaveCount(0)
  for (const view of await example.locator('.example-codes details').all()) {
    if ((await view.getAttribute('open')) === null) await view.locator('summary').click()
    await expect(view.locator('pre')).toBeVisible()
  }
  const link = example.getByRole('link', { name: 'alone in a new tab' })
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.locator('.example-preview > *').first()).toBeVisible()
})

test('without script nothing is shown that needs one', async ({ page }) => {
  await page.goto(componentPage)
  await expect(page.locator('[data-open-search]')).toBeHidden()
  await expect(page.locator('[data-toggle-theme]')).toBeHidden()
  await expect(page.locator('dialog')).toBeHidden()
  await expect(page.locator('.site-header').getByRole('button')).toHaveCount(0)
})

test('without script the menu of a phone leads to the navigation in the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(componentPage)
  const navigation = page.getByRole('navigation', { name: 'Pages' })
  await expect(navigation).not.toBeInViewport()
  await page.getByRole('link', { name: 'Navigation' }).click()
  await expect(navigation).toBeInViewport()
  const link = navigation.locator('li a').first()
  await expect(link).toBeInViewport()
  const href = await link.getAttribute('href')
  await link.click()
  expect(new URL(page.url()).pathname).toBe(href)
})
