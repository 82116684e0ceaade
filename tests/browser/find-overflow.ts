import type { Page } from '@playwright/test'

/** What is wider than its room: the document, and examples, whose frame cuts off what is too wide. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isTooWide = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      // What is left of a page that is read from the left cannot be scrolled to.
      return right > innerWidth + 1 || (root.dir === 'rtl' && left < -1)
    }
    const scrolls = (element: Element | null): boolean =>
      Boolean(element) &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element!).overflowX) ||
        scrolls(element!.parentElement))
    const isReached = (box: Element, preview: Element): boolean =>
      box !== preview &&
      (/auto|scroll/.test(getComputedStyle(box).overflowX) ||
        isReached(box.parentElement!, preview))
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && isTooWide(element) && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 80))
    const cut = [...document.querySelectorAll('.example-preview')].flatMap((preview) => {
      const { left, right } = preview.getBoundingClientRect()
      return [...preview.querySelectorAll('*')]
        .filter((element) => {
          const rectangle = element.getBoundingClientRect()
          const isCut = rectangle.left < left - 1 || rectangle.right > right + 1
          // A closed dialog or menu has no place at all, and what is in a box that scrolls is reached.
          return isCut && element.checkVisibility() && !isReached(element.parentElement!, preview)
        })
        .map((element) => `cut off: ${element.outerHTML.slice(0, 80)}`)
    })
    const isWide = root.scrollWidth > root.clientWidth
    return [...(isWide ? [`document: ${root.scrollWidth} px`, ...culprits] : []), ...cut]
  })
}
