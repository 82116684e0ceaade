import { test as base } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/**
 * Tests that reuse the page of the previous test if that is faster, with the pointer moved away.
 */
export const test = base.extend({
  page: async ({ page, reuseContext }, use) => {
    // Otherwise the pointer of the previous test would hover over the new page.
    if (reuseContext) await page.mouse.move(-1, -1)
    await use(page)
  },
})
