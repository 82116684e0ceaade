import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Expects that the link to the current page looks different from another one in forced colours, and
 * different again when it has the focus.
 */
export async function expectVisibleCurrent(
  page: Page,
  navigation: Locator,
  { current, other }: { current: string; other: string },
): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (name: string) =>
    navigation.getByRole('link', { name }).evaluate((link) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(link)
      return backgroundColor + outlineStyle
    })
  const before = await look(current)
  expect(before).not.toBe(await look(other))
  await navigation.getByRole('link', { name: current }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await look(current)).not.toBe(before)
  await page.emulateMedia({ forcedColors: 'none' })
}
