import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../test.ts'

/** What the trace of Chromium says of each calculation of styles. */
type Trace = { traceEvents: { name: string; args: { elementCount?: number } }[] }

/** Changes that scripts and users make all the time. */
const changes: Record<string, () => void> = {
  'adds an element': () => document.querySelector('main p')!.append(document.createElement('b')),
  'removes it': () => document.querySelector('main p > b')!.remove(),
  'inserts an element between others': () =>
    document.querySelector('.prose > h2')!.after(document.createElement('div')),
  'disables a button': () => document.querySelector('main button')!.setAttribute('disabled', ''),
  'hides a part': () => document.querySelector('main figure > div')!.setAttribute('hidden', ''),
  'opens a popover': () => {
    const popover = document.createElement('div')
    popover.popover = 'auto'
    document.body.append(popover)
    popover.showPopover()
  },
}

/** Returns for how many elements the browser calculates styles after a change. */
async function countRestyled(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(change)
  await page.evaluate(() => document.body.offsetHeight)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  return Math.max(0, ...counts.map(({ args }) => args.elementCount ?? 0))
}

// A rule such as `:root:has(…) body`, or one of any `:has()` that ends in `> *`, can make browsers
// calculate the styles of the whole page again after each change. After `> * + *`, they calculate
// those of all elements below the parent of an inserted one; `> :not(:first-child)` is the same.
for (const width of [360, 1280]) {
  test(`calculates only the styles that a change concerns, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/components/table')
    const elements = await page.evaluate(() => document.querySelectorAll('main *').length)
    expect(elements).toBeGreaterThan(1000)
    for (const [name, change] of Object.entries(changes)) {
      const restyled = await countRestyled(browser, page, change)
      expect.soft(restyled, name).toBeGreaterThan(0)
      // An inserted element may concern those after it, but not what is in all of them.
      const most = name.startsWith('inserts') ? elements / 3 : 100
      expect.soft(restyled, name).toBeLessThan(most)
    }
  })
}
