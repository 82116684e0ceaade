import type { Page } from '@playwright/test'

/** Finishes transitions to the other scheme, so that no intermediate colour is measured. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
}
