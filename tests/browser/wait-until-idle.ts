import type { Page } from '@playwright/test'

/** Waits until a loaded page has nothing left to do, or a second if it is never idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
  )
}
