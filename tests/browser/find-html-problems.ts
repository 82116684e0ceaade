import type { Page } from '@playwright/test'

/** Returns defects of the HTML of the page that axe does not detect, one per line. */
export function findHtmlProblems(page: Page): Promise<string[]> {
  return page.evaluate(inspectHtml, false)
}

/**
 * Returns such defects of all that the controls of the examples on a page let people choose, and the
 * examples where two choices show the same.
 */
export function findHtmlProblemsOfChoices(page: Page): Promise<string[]> {
  return page.evaluate(inspectHtml, true)
}

/** Inspects the page as it is, or every choice of every example. */
async function inspectHtml(ofChoices: boolean): Promise<string[]> {
  const withCursor = listSelectorsWithCursor(document.styleSheets)
  if (!ofChoices) return inspect(document.body)
  const found: string[] = []
  for (const example of document.querySelectorAll('.example:has(.example-controls)')) {
    showAlone(example)
    const preview = example.querySelector('.example-preview')!
    const count = example.querySelectorAll(':scope > template').length
    const seen = new Set<string>()
    for (let index = 0; index < count; index++) {
      choose(example, index)
      seen.add(preview.innerHTML)
      // Lets the scripts of components see the choice.
      await new Promise((resolve) => setTimeout(resolve))
      found.push(...inspect(example).map((problem) => `#${example.id} ${index}: ${problem}`))
    }
    if (seen.size !== count) found.push(`#${example.id}: ${seen.size} of ${count} choices differ`)
  }
  showAlone()
  return found

  function inspect(root: Element): string[] {
    const problems: string[] = []
    // Most elements of a page are tokens of code, which have nothing but their class.
    const all = [root, ...root.querySelectorAll(':not(pre > code > span[class])')]
    const report = (problem: string, element: Element) =>
      problems.push(`${problem}: ${element.outerHTML.slice(0, 120)}`)

    const exists = (id: string) => document.getElementById(id)
    for (const element of root.querySelectorAll('[id]')) {
      // The first element with the id.
      if (element.id && exists(element.id) !== element) report('duplicate id', element)
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
          element.matches(focusable) &&
          (element as HTMLElement).tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true })
        if (canTakeFocus && !element.closest('[inert]')) report('focusable but hidden', element)
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
    }
    // All others inherit their cursor.
    for (const element of root.querySelectorAll(withCursor.join())) {
      const isPointer = getComputedStyle(element).cursor === 'pointer'
      if (isPointer && !element.closest(controls)) report('pointer without role', element)
    }
    return problems
  }

  /** Returns the selectors of the rules that set a cursor. */
  function listSelectorsWithCursor(sheets: Iterable<CSSStyleSheet>): string[] {
    const list = (rules: Iterable<CSSRule>, within: string): string[] =>
      [...rules].flatMap((rule) => {
        const isStyle = rule instanceof CSSStyleRule
        const own = isStyle ? rule.selectorText.replaceAll('&', within) : within
        const inner = 'cssRules' in rule ? (rule.cssRules as CSSRuleList) : []
        const sets = isStyle || rule instanceof CSSNestedDeclarations
        const isPointer = sets && /pointer|var\(/.test(rule.style.cursor)
        return [...(isPointer ? [own] : []), ...list(inner, isStyle ? `:is(${own})` : within)]
      })
    return ['[style*="cursor"]', ...[...sheets].flatMap((sheet) => list(sheet.cssRules, ':root'))]
  }

  /**
   * Hides everything around an element, so that its changes do not lay out the whole page. Without an
   * element, shows everything again.
   */
  function showAlone(element?: Element): void {
    for (const part of document.querySelectorAll('[data-aside]')) part.removeAttribute('data-aside')
    const styles = new CSSStyleSheet()
    styles.replaceSync('[data-aside] { display: none !important }')
    document.adoptedStyleSheets = element ? [styles] : []
    for (let part = element; part && part !== document.body; part = part.parentElement!) {
      for (const other of part.parentElement!.children) {
        if (other !== part) other.setAttribute('data-aside', '')
      }
    }
  }

  /** Sets the controls of an example to the choice with this number, whose digits are their values. */
  function choose(example: Element, index: number): void {
    const fieldset = example.querySelector('.example-controls')!
    const controls = fieldset.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input',
    )
    let rest = index
    for (const control of [...controls].toReversed()) {
      const count = control instanceof HTMLSelectElement ? control.length : 2
      if (control instanceof HTMLSelectElement) control.selectedIndex = rest % count
      else control.checked = rest % 2 === 1
      rest = Math.floor(rest / count)
    }
    fieldset.dispatchEvent(new Event('change'))
  }
}
