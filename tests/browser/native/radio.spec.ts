import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

test('dims disabled options in every variant', async ({ page }) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const render = (variant: string, disabled: string) =>
    edge.renderRaw(
      `<x-kit::radio.group name="${variant}${disabled}" legend="View" variant="${variant}" :options="['Day', 'Week']" value="Week" ${disabled} />`,
    )
  for (const variant of ['list', 'cards', 'segmented']) {
    const groups = await Promise.all(['', 'disabled'].map((one) => render(variant, one)))
    await openBarePage(page, groups.join(''))
    const looks = await page.locator('.kit-radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const { opacity, borderColor } = getComputedStyle(radio)
        const { color } = getComputedStyle(radio.querySelector('.kit-field-label')!)
        return [opacity, borderColor, color].join()
      }),
    )
    expect(looks).toHaveLength(4)
    expect(looks[0], variant).not.toBe(looks[2])
    expect(looks[1], variant).not.toBe(looks[3])
  }
})

test('wraps the segments that do not fit, and keeps their words whole', async ({ page }) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const options = "['Immediately', 'Daily summary', 'Weekly summary', 'Never']"
  await page.setViewportSize({ width: 360, height: 700 })
  await openBarePage(
    page,
    await edge.renderRaw(
      `<x-kit::radio.group name="mail" legend="Mail" variant="segmented" :options="${options}" />`,
    ),
  )
  const lines = await page.locator('.kit-radio .kit-field-label').evaluateAll((labels) =>
    labels.map((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
  expect((await page.locator('.kit-choice-items').boundingBox())!.width).toBeLessThanOrEqual(360)
})

test('selects by keyboard and pointer', async ({ page }) => {
  await page.goto('/examples/radio')
  await test.step('moves to the selected radio of each group with Tab, and selects another with arrow keys', async () => {
    for (const [legend, first, next] of [
      ['Plan', 'Solo', 'Team'],
      ['Server', 'Medium', 'Small'],
      ['View', 'Week', 'Month'],
    ]) {
      const group = page.getByRole('radiogroup', { name: legend })
      await expect(group.getByRole('radio', { name: first })).toBeChecked()
      await group.getByRole('radio', { name: first }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(group.getByRole('radio', { name: next })).toBeFocused()
      await expect(group.getByRole('radio', { name: next })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(group.getByRole('radio', { name: first })).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(group.locator(':focus')).toHaveCount(0)
      await page.keyboard.press('Shift+Tab')
      await expect(group.getByRole('radio', { name: first })).toBeFocused()
    }
  })

  await test.step('selects with a press anywhere on a card', async () => {
    const card = page.locator('[data-variant="cards"] .kit-radio').first()
    const { width, height } = (await card.boundingBox())!
    await card.click({ position: { x: width - 4, y: height - 4 } })
    await expect(card.getByRole('radio')).toBeChecked()
  })

  await test.step('selects a segment with a press', async () => {
    const group = page.getByRole('radiogroup', { name: 'View' })
    await group.locator('.kit-radio').first().click()
    await expect(group.getByRole('radio', { name: 'Day' })).toBeChecked()
  })
})
