import { expect, test } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/examples/button')
})

test('moves through the buttons of a named group with Tab', async ({ page }) => {
  const group = page.getByRole('group', { name: 'View' })
  await group.getByRole('button', { name: 'List' }).focus()
  for (const name of ['Board', 'Calendar']) {
    await page.keyboard.press('Tab')
    await expect(group.getByRole('button', { name })).toBeFocused()
  }
})

test(
  'joins the buttons of a group and rounds only its ends, in both directions',
  { tag: '@layout' },
  async ({ page }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      for (const name of ['View', 'Save']) {
        const buttons = page
          .getByRole('group', { name, exact: true })
          .locator(':scope > .kit-button, :scope > .kit-dropdown > .kit-button')
        const found = await buttons.evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, top, height } = element.getBoundingClientRect()
            const style = getComputedStyle(element)
            const [start, end] = [style.borderStartStartRadius, style.borderStartEndRadius]
            return { left, right, top, height, start, end }
          }),
        )
        expect(found.length).toBeGreaterThan(1)
        const ordered = dir === 'ltr' ? found : found.toReversed()
        ordered.slice(1).forEach((button, index) => {
          expect(button.left - ordered[index]!.right).toBeLessThanOrEqual(0)
          expect(button.top).toBe(ordered[index]!.top)
          expect(button.height).toBe(ordered[index]!.height)
        })
        const isRound = (radius: string) => radius !== '0px'
        expect(found.map(({ start }) => isRound(start))).toEqual(found.map((_, index) => !index))
        expect(found.map(({ end }) => isRound(end)).indexOf(true)).toBe(found.length - 1)
      }
    }
  },
)
