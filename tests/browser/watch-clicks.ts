import type { Page } from '@playwright/test'

/** Marks each element that listens to presses with `data-acts`; the page itself cannot tell. */
export async function watchClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = Element.prototype
    Element.prototype.addEventListener = function (
      this: Element,
      ...details: Parameters<Element['addEventListener']>
    ) {
      if (/^(click|pointer|mouse(down|up)|key)/.test(details[0]))
        this.toggleAttribute('data-acts', true)
      return addEventListener.apply(this, details)
    }
  })
}
