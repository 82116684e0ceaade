import { test as base } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

/** Tests whose page is the one of the test before where that is faster, with the pointer away from it. */
export const test = base.extend({
  page: async ({ page, reuseContext }, use) => {
    // What the pointer of the test before rested on would be hovered as soon as a page is there.
    if (reuseContext) await page.mouse.move(-1, -1)
    await use(page)
  },
})
