import type { Page } from '@playwright/test'

/**
 * Returns defects of the HTML that axe does not detect, one per line: of the page, or of a part of
 * it.
 */
export function findHtmlProblems(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const problems: string[] = []
    const root = document.querySelector(selector)!
    const all = [root, ...root.querySelectorAll('*')]
    const report = (problem: string, element: Element) =>
      problems.push(`${problem}: ${element.outerHTML.slice(0, 120)}`)

    const exists = (id: string) => document.getElementById(id) !== null
    for (const element of all) {
      // The first element with the id.
      if (element.id && document.getElementById(element.id) !== element) {
        report('duplicate id', element)
      }
    }

    const references = [
      'for',
      'form',
      'list',
      'headers',
      'popovertarget',
      'commandfor',
      'aria-activedescendant',
      'aria-controls',
      'aria-describedby',
      'aria-details',
      'aria-errormessage',
      'aria-labelledby',
      'aria-owns',
    ]
    for (const name of references) {
      for (const element of root.querySelectorAll(`[${name}]`)) {
        const targets = element.getAttribute(name)!.split(/\s+/).filter(Boolean)
        for (const id of targets) if (!exists(id)) report(`${name}="${id}" leads nowhere`, element)
      }
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const id = decodeURIComponent(link.hash.slice(1))
      // Browsers scroll to the start of the page, without an element of that id.
      if (id !== 'top' && !exists(id)) report(`href="#${id}" leads nowhere`, link)
    }

    for (const label of root.querySelectorAll('label:not([for])')) {
      if (!label.querySelector('input, select, textarea, meter, progress'))
        report('label without control', label)
    }
    for (const dialog of root.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')) {
      // A picture of a dialog.
      if (dialog.closest('[inert]')) continue
      const label = dialog.getAttribute('aria-label')?.trim()
      if (!label && !dialog.hasAttribute('aria-labelledby')) report('dialog without name', dialog)
    }
    for (const table of root.querySelectorAll('table:not([role])')) {
      const headers = [...table.querySelectorAll('th')]
      if (!headers.some((header) => header.textContent.trim())) {
        report('table without headers', table)
      }
    }

    const focusable =
      'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, ' +
      'textarea:enabled, summary, iframe, audio[controls], video[controls], [contenteditable], ' +
      '[tabindex]:not([tabindex^="-"])'
    for (const hidden of root.querySelectorAll('[aria-hidden="true"]')) {
      const within = [hidden, ...hidden.querySelectorAll<HTMLElement>('*')]
      for (const element of within) {
        // Only a script or a label focuses what the Tab key does not reach, and hands the focus on.
        const canTakeFocus =
          (element as HTMLElement).tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true })
        if (canTakeFocus && element.matches(focusable) && !element.closest('[inert]')) {
          report('focusable but hidden', element)
        }
      }
    }

    const native = 'a[href], button, input, select, textarea, summary, label, dialog, option'
    const controls = `${native}, [role]`
    const operable = `${native}, form, [role][tabindex]`
    // Attributes of client-side libraries; a press elsewhere, or no press, does not count.
    const handlers =
      /^(on(click|key\w+|mousedown|pointerdown)|(@|x-on:|v-on:|wire:)click|hx-(get|post|put|patch|delete)|up-follow)/
    const elsewhere = /\.(outside|away|window|document)\b/
    for (const element of all) {
      const acts = element.hasAttribute('data-acts') && !element.matches(controls)
      const isTriggeredOtherwise = !/click|key|^$/.test(element.getAttribute('hx-trigger') ?? '')
      const handles = element
        .getAttributeNames()
        .filter((name) => handlers.test(name) && !elsewhere.test(name))
        .some((name) => !(name.startsWith('hx-') && isTriggeredOtherwise))
      if (acts || (handles && !element.matches(operable))) report('acts without role', element)
      const isPointer = getComputedStyle(element).cursor === 'pointer'
      if (isPointer && !element.closest(controls)) report('pointer without role', element)
    }
    return problems
  }, selector)
}
