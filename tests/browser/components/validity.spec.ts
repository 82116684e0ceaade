import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

const edge = await createGoldenRenderer()

test('checks dates again after a reset, an update of the page, and other disabled days', async ({
  page,
}) => {
  const html = `<form><x-kit::date label="Due" name="due" value="2026-03-09" :disabled-days="['2026-03-10']" />
    <x-kit::date label="Stay" name="stay" range :value="['2026-03-09', '2026-03-14']" />
    <x-kit::date label="Birthday" name="birthday" picker="fields" value="2026-03-09" /></form>`
  await openBarePage(page, await edge.renderRaw(html))
  await page.addScriptTag({ type: 'module', url: '/scripts/validity.js' })
  const invalid = page.locator('input:invalid')
  const change = async () => {
    await page.getByLabel('Due').fill('2026-03-10')
    await page.getByLabel('Last day').fill('2026-03-01')
    await page.getByLabel('Day', { exact: true }).fill('30')
    await page.getByLabel('Month').fill('2')
  }
  await change()
  await expect(invalid).toHaveCount(3)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  await expect(invalid).toHaveCount(0)
  const due = page.locator('[data-kit="date"]').first()
  await due.evaluate((date) => (date.dataset.disabledDays = '2026-03-09'))
  await expect(invalid).toHaveCount(1)
  await due.evaluate((date) => (date.dataset.disabledDays = '7'))
  await expect(invalid).toHaveCount(0)
})
