import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const form = `<form novalidate>
  <x-kit::number name="seats" label="Seats" :value="2" :min="0" :max="10" :increment="5" />
  <x-kit::number name="fixed" label="Fixed" :value="1" readonly />
  <x-kit::number name="year" label="Year" :value="1990" :increment="10" :buttons="false" />
  <x-kit::number name="price" label="Price" :value="18.5" :min="0" format="currency" currency="EUR" />
  <x-kit::number name="fee" label="Fee" :value="1" format="currency" currency="EUR" :increment="0.01" :buttons="false" />
  <button>Send</button>
</form>`
const scripts = ['number', 'validity'].map((name) => ({
  type: 'module',
  url: `/scripts/${name}.js`,
}))

test('takes numbers within its limits, and nothing else', async ({ page }) => {
  await openBarePage(page, await edge.renderRaw(form))
  for (const script of scripts) await page.addScriptTag(script)

  await test.step('changes the number with buttons and arrow keys, within its limits', async () => {
    const input = page.getByLabel('Seats', { exact: true })
    const [less, more] = ['Decrease', 'Increase'].map((name) =>
      page.getByRole('button', { name }).first(),
    )
    await page.evaluate(() => {
      document.addEventListener('change', ({ target }) => {
        document.body.dataset.changed = (target as HTMLInputElement).value
      })
    })
    await more!.click()
    await expect(input).toHaveValue('7')
    await expect(page.locator('body')).toHaveAttribute('data-changed', '7')
    await more!.click()
    await expect(input).toHaveValue('10')
    await input.press('ArrowDown')
    await expect(input).toHaveValue('5')
    await less!.click()
    await less!.click()
    await expect(input).toHaveValue('0')
    await input.press('ArrowUp')
    await expect(input).toHaveValue('5')
    await input.fill('')
    await more!.click()
    await expect(input).toHaveValue('5')
    // The buttons are no stops of the Tab key.
    await input.press('Tab')
    await expect(page.getByLabel('Fixed', { exact: true })).toBeFocused()
    await page.getByLabel('Fixed', { exact: true }).press('ArrowUp')
    await page.getByRole('button', { name: 'Increase Fixed' }).click()
    await expect(page.getByLabel('Fixed', { exact: true })).toHaveValue('1')
    // Without buttons, the arrow keys make the same difference.
    await page.getByLabel('Year', { exact: true }).press('ArrowUp')
    await page.getByLabel('Year', { exact: true }).press('ArrowUp')
    await page.getByLabel('Year', { exact: true }).press('ArrowDown')
    await expect(page.getByLabel('Year', { exact: true })).toHaveValue('2000')
  })

  await test.step('keeps the decimals of a currency', async () => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    const price = page.getByLabel('Price', { exact: true })
    const type = async (text: string) => {
      await price.fill('')
      await price.pressSequentially(text)
      await price.blur()
    }
    await expect(price).toHaveValue('18.50')
    await page.getByRole('button', { name: 'Increase Price' }).click()
    await expect(price).toHaveValue('19.50')
    await expect(page.locator('body')).toHaveAttribute('data-changed', '19.50')
    await price.press('ArrowDown')
    await expect(price).toHaveValue('18.50')
    await type('7')
    await expect(price).toHaveValue('7.00')
    // What is no coin stays for the message of the browser.
    await type('7.005')
    await expect(price).toHaveValue('7.005')
    await type('')
    await expect(price).toHaveValue('')
    expect(warnings).toEqual([])
    const fee = page.getByLabel('Fee', { exact: true })
    for (let cent = 0; cent < 10; cent++) await fee.press('ArrowUp')
    await expect(fee).toHaveValue('1.10')
  })

  await test.step('does not submit a text that is no number, and keeps it', async () => {
    const input = page.getByLabel('Seats', { exact: true })
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => {
        event.preventDefault()
        document.body.dataset.sent = 'true'
      })
    })
    const send = page.getByRole('button', { name: 'Send' })
    await input.fill('')
    await input.pressSequentially('1-2')
    expect(await input.evaluate((one: HTMLInputElement) => one.validity.badInput)).toBe(true)
    await send.click()
    await expect(input).toBeFocused()
    await expect(page.locator('body')).not.toHaveAttribute('data-sent')
    expect(await input.evaluate((one: HTMLInputElement) => one.validity.badInput)).toBe(true)
    await input.fill('12')
    await send.click()
    await expect(page.locator('body')).toHaveAttribute('data-sent')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('has no buttons that do nothing', async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(form))
    await expect(page.getByRole('button', { name: 'Increase' })).toHaveCount(0)
    await page.getByLabel('Seats', { exact: true }).press('ArrowUp')
    await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('3')
  })
})
