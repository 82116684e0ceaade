import type { Page } from '@playwright/test'

/**
 * Returns what readers without scripts cannot reach inside these elements, one per line: hidden
 * texts that nothing opens natively, links without a URL, and forms that cannot be submitted.
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
        // The link leads to everything that its card shows.
        if (document.querySelector(`a[href][interestfor="${id}"]`)) return true
        // A tooltip appears when its control has the focus, and is announced with it.
        return (
          closed.matches('[role=tooltip]') &&
          Boolean(closed.parentElement!.querySelector('a[href], :enabled, [tabindex="0"]'))
        )
      }
      /** Whether a visible sibling replaces it, like the names of a key on other computers. */
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
        // Controls that need a script are hidden without one, and so are their labels.
        if (element.closest('label, button')) continue
        if (isReplaced(element)) continue
        // Scripts copy a hidden toast; the position replaces page numbers without enough room.
        if (element.closest('[data-kit=toast][hidden], [data-kit-part=position]')) continue
        // On a narrow screen, a month with events lists only the days that have some.
        if (element.closest('[data-kit=calendar]:has(li) :is(th, td:not(:has(li)), time)')) continue
        // A link leads to the page that asks, or to the large image, when no script opens the dialog.
        if (element.closest('[data-kit=confirm], [data-kit=gallery] dialog')) continue
        // A collapsed sidebar opens under the pointer and the focus.
        if (element.closest('[data-collapsed] [data-kit=sidebar]')) continue
        // The table of a chart has the labels for which its axis has no room.
        if (element.closest('[data-kit=chart] :not(details, details *)')) continue
        // In a narrow shell, the drawer has the links of the header.
        if (element.closest('[data-kit="shell.header"] nav')) continue
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
