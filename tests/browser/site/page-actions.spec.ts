import { existsSync } from 'node:fs'
import { expect, test } from '../test.ts'
import { hostileAddress } from '../address.ts'

test('copies the page as Markdown', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/components/badge')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const markdown = await (await page.request.get(`${baseURL}/components/badge.md`)).text()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
})

test('links to assistants with a prompt to read the page if the site has a host', async ({
  page,
}) => {
  await page.goto(`${hostileAddress}/components/chip`)
  const button = page.getByRole('button', { name: 'More …' })
  await button.press('Enter')
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  for (const [name, host] of [
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ]) {
    const link = page.getByRole('link', { name: `Ask ${name} about this page` })
    const url = new URL((await link.getAttribute('href'))!)
    expect(url.host).toBe(host)
    expect(url.searchParams.get('q')).toContain('https://acme.test/components/chip.md ')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeHidden()
})

test('links to the Markdown but to no assistant if the site has no host', async ({ page }) => {
  await page.goto('/components/badge')
  await page.getByRole('button', { name: 'More …' }).press('Enter')
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Ask / })).toHaveCount(0)
})

for (const [path, tool] of [
  ['/components/badge', 'get_component'],
  ['/guides/theming', 'search_components'],
] as const) {
  test(`copies a prompt on ${path} that an assistant can follow`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await page.getByRole('button', { name: 'More …' }).click()
    await page.getByRole('button', { name: 'Copy MCP prompt' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const prompt = await page.evaluate(() => navigator.clipboard.readText())
    expect(prompt).toContain(`\`${tool}\``)
    const [file] = /node_modules\/\S+\.md/.exec(prompt)!
    expect(existsSync(file)).toBe(true)
    await expect(page.getByRole('button', { name: 'Copy MCP prompt' })).toBeVisible()
  })
}

test('links the breadcrumbs to the gallery and the category of a component', async ({ page }) => {
  await page.goto('/components/badge')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByText('Badge')).toHaveAttribute('aria-current', 'page')
  await trail.getByRole('link', { name: 'Elements' }).click()
  await expect(page).toHaveURL(/\/components#elements$/)
  await page.goto('/guides/theming')
  await trail.getByRole('link', { name: 'Guides' }).click()
  await expect(page).toHaveURL(/\/guides\/\w+$/)
})
