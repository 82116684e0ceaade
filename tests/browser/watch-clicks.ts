import type { Page } from '@playwright/test'

/**
 * Marks each element that listens for presses with `data-acts`, because the page itself cannot list
 * them.
 */
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
