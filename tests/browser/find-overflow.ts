import type { Page } from '@playwright/test'

/**
 * Returns what is wider than its space: the document, and content that the frame of an example cuts
 * off.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isTooWide = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      // Content left of a left-to-right page cannot be scrolled to.
      return right > innerWidth + 1 || (root.dir === 'rtl' && left < -1)
    }
    const scrolls = (element: Element | null): boolean =>
      Boolean(element) &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element!).overflowX) ||
        scrolls(element!.parentElement))
    const isReached = (box: Element, preview: Element): boolean =>
      box !== preview &&
      // `clip` is for decoration at the edges.
      (/auto|scroll|clip/.test(getComputedStyle(box).overflowX) ||
        isReached(box.parentElement!, preview))
    const cut = [...document.querySelectorAll('.example-preview')].flatMap((preview) => {
      const { left, right } = preview.getBoundingClientRect()
      return [...preview.querySelectorAll('*')]
        .filter((element) => {
          const rectangle = element.getBoundingClientRect()
          const isCut = rectangle.left < left - 1 || rectangle.right > right + 1
          // A closed dialog or menu has no box, and content of a scrolling box is reachable.
          return isCut && element.checkVisibility() && !isReached(element.parentElement!, preview)
        })
        .map((element) => `cut off: ${element.outerHTML.slice(0, 80)}`)
    })
    if (root.scrollWidth <= root.clientWidth) return cut
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && isTooWide(element) && !scrolls(element))
      // Names the page if the contents of several are together.
      .map((element) => [element.closest('[id^="/"]')?.id ?? [], element.outerHTML.slice(0, 80)])
      .map((parts) => parts.flat().join(' '))
    return [`document: ${root.scrollWidth} px`, ...culprits, ...cut]
  })
}
