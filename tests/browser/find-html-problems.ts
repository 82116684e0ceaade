import type { Page } from '@playwright/test'

/** Defects of the HTML that axe does not look for, a line for each. */
export function findHtmlProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const report = (problem: string, element: Element) =>
      problems.push(`${problem}: ${element.outerHTML.slice(0, 120)}`)

    const ids = new Set<string>()
    for (const element of document.querySelectorAll('[id]')) {
      if (ids.has(element.id)) report('duplicate id', element)
      ids.add(element.id)
    }

    const references = [
      'for',
      'form',
      'list',
      'headers',
      'popovertarget',
      'aria-activedescendant',
      'aria-controls',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-labelledby',
      'aria-owns',
    ]
    for (const name of references) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const targets = element.getAttribute(name)!.split(/\s+/).filter(Boolean)
        for (const id of targets) if (!ids.has(id)) report(`${name}="${id}" leads nowhere`, element)
      }
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const id = decodeURIComponent(link.hash.slice(1))
      if (!ids.has(id)) report(`href="#${id}" leads nowhere`, link)
    }

    for (const label of document.querySelectorAll('label:not([for])')) {
      if (!label.querySelector('input, select, textarea, meter, progress'))
        report('label without control', label)
    }
    for (const dialog of document.querySelectorAll(
      'dialog, [role="dialog"], [role="alertdialog"]',
    )) {
      const label = dialog.getAttribute('aria-label')?.trim()
      if (!label && !dialog.hasAttribute('aria-labelledby')) report('dialog without name', dialog)
    }
    for (const table of document.querySelectorAll('table:not([role])')) {
      const headers = [...table.querySelectorAll('th')]
      if (!headers.some((header) => header.textContent.trim())) {
        report('table without headers', table)
      }
    }

    const controls =
      'a[href], button, input, select, textarea, summary, label, dialog, option, [role]'
    for (const element of all) {
      const acts = element.matches('[data-acts], [onclick], [onkeydown], [onmousedown]')
      if (acts && !element.matches(controls)) report('acts without role', element)
      const isPointer = getComputedStyle(element).cursor === 'pointer'
      if (isPointer && !element.closest(controls)) report('pointer without role', element)
    }
    return problems
  })
}
