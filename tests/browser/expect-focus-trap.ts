import { expect, type Page } from '@playwright/test'

/**
 * Presses Tab in the open dialog, and expects that nothing behind it gets the focus, even if a browser
 * has stops of its own between the last and the first.
 * @param presses how often, more than the dialog has stops
 */
export async function expectFocusTrap(page: Page, presses: number): Promise<void> {
  for (let index = 0; index < presses; index++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && !activeElement?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
}
