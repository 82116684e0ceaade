import type { Page } from '@playwright/test'

/**
 * Stops the clock of a page, so that only `page.clock.runFor()` lets its timers fire, however busy
 * the machine is. A page that is open already is opened again: a timer that it has started would go
 * by the real clock, and nothing could stop it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // Far enough ahead that the time that has passed since the line above is always less.
  await page.clock.pauseAt(24 * 60 * 60 * 1000)
  if (page.url() !== 'about:blank') await page.reload()
}
