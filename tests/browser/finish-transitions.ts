import type { Page } from '@playwright/test'

/** Ends what is on its way to the other scheme, so that no colour between the two is measured. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
}
