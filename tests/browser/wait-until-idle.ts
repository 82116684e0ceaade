import type { Page } from '@playwright/test'

/** Waits until a loaded page has nothing left to do. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}
