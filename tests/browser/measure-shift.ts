import type { Page } from '@playwright/test'
import { waitUntilIdle } from './wait-until-idle.ts'

/** Returns the cumulative layout shift of a page while it loads. */
export async function measureShift(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await waitUntilIdle(page)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
