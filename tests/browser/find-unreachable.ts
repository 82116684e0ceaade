import type { Page } from '@playwright/test'

/**
 * What a reader without scripts cannot get at inside of these elements, a line for each: texts that
 * are not shown and that nothing opens natively, links and forms that lead nowhere.
 */
export function findUnreachable(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) => {
      const problems: string[] = []
      const report = (problem: string, element: Element) =>
        problems.push(`${problem}: ${element.outerHTML.slice(0, 120)}`)
      const isOpened = (element: Element): boolean => {
        const closed = element.closest('dialog, [popover]')
        if (!closed) return false
        const id = CSS.escape(closed.id)
        const by = `[popovertarget="${id}"], [commandfor="${id}"]:not([command=close])`
        const openers = [...document.querySelectorAll(by)]
        if (openers.some((opener) => opener.matches(':enabled') && !closed.contains(opener)))
          return true
        // A tip is shown with the focus on what it describes, and read out together with it.
        return (
          closed.matches('[role=tooltip]') &&
          Boolean(closed.parentElement!.querySelector('a[href], :enabled, [tabindex="0"]'))
        )
      }
      /** Whether its like stands beside it, as the names of a key on other computers do. */
      const isReplaced = (element: Element) => {
        const names = (one: Element) =>
          one
            .getAttributeNames()
            .filter((name) => name !== 'hidden' && name.startsWith('data-'))
            .join()
        const siblings = [...(element.parentElement?.children ?? [])]
        return (
          names(element) !== '' &&
          siblings.some((one) => one.checkVisibility() && names(one) === names(element))
        )
      }
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!
        if (!texts.currentNode.textContent!.trim()) continue
        if (element.closest('script, style, template, noscript, option, datalist, svg')) continue
        if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        // What only a script makes work is not shown without one, nor is its name.
        if (element.closest('label, button')) continue
        if (isReplaced(element)) continue
        // A hidden toast is what scripts copy; the position stands for numbers without room.
        if (element.closest('[data-kit=toast][hidden], [data-kit-part=position]')) continue
        const details = element.closest('details')
        if (details?.querySelector(':scope > summary')?.checkVisibility()) continue
        if (!isOpened(element)) report('text', element)
      }
      for (const link of root.querySelectorAll(
        'a:not([href], [aria-disabled=true], [aria-current])',
      )) {
        report('link', link)
      }
      for (const form of root.querySelectorAll('form:not([method=dialog])')) {
        const isSubmit = (one: Element) => one.matches('button:not([type]), [type=submit]')
        // A button elsewhere on the page may belong to the form.
        if (![...(form as HTMLFormElement).elements].some(isSubmit)) report('form', form)
      }
      return problems
    }),
  )
}
