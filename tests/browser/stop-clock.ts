import type { Page } from '@playwright/test'

/**
 * Stops the clock of a page, so that its timers only fire with `page.clock.runFor()`, however busy
 * the machine is. Reloads a page that is already open, because its running timers would use the
 * real clock and could not be stopped.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  // Far enough ahead that less time has passed since the line above.
  await page.clock.pauseAt(24 * 60 * 60 * 1000)
  if (page.url() !== 'about:blank') await page.reload()
}
