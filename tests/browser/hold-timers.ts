import type { Page } from '@playwright/test'

/**
 * Holds what an open page wants to do later, and returns a function that does it at once: a test
 * neither waits nor depends on the speed of the machine. Unlike a stopped clock, it ends with the
 * page, so the next test can use its tab.
 */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = []
    Object.assign(window, {
      held,
      setTimeout: (run: (...details: unknown[]) => void, _: number, ...details: unknown[]) =>
        held.push(() => run(...details)),
    })
  })
  return () =>
    page.evaluate(() => {
      for (const run of (window as unknown as { held: (() => void)[] }).held.splice(0)) run()
    })
}
