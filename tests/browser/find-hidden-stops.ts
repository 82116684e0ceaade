import type { Page } from '@playwright/test'

/** What was focused, and what of it nobody can see, a line for each. */
type Stops = { stops: number; hidden: string[] }

/** More than any page has; a focus that goes in circles would never come to the end. */
const most = 500

/** Walks on through a page with the Tab key from where the focus is, as long as it is in a selector. */
export async function findHiddenStops(page: Page, selector = 'body *'): Promise<Stops> {
  const hidden: string[] = []
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(inspectFocus, selector)
    if (!found.stops) return { stops, hidden }
    hidden.push(...found.hidden)
  }
  return { stops: most, hidden: [...hidden, `no end after ${most} stops`] }
}

/** Walks with the Tab key through each part of a page that a selector finds, and nowhere else. */
export async function findHiddenStopsIn(page: Page, selector: string): Promise<Stops> {
  const all: Stops = { stops: 0, hidden: [] }
  for (const part of await page.locator(selector).elementHandles()) {
    await part.evaluate((element) => {
      const start = document.createElement('span')
      start.tabIndex = -1
      ;(element as Element).before(start)
      start.focus()
      start.remove()
    })
    const { stops, hidden } = await findHiddenStops(page, `${selector} *`)
    all.stops += stops
    all.hidden.push(...hidden)
  }
  return all
}

/**
 * Gives the focus to everything that the Tab key can stop at, from the target of the URL on, all at
 * once: much faster than the key itself. Press a key before, as rings are shown to keyboards alone.
 */
export function findHiddenFocus(page: Page): Promise<Stops> {
  return page.evaluate(inspectFocus, null)
}

/** Looks at the element that has the focus and fits a selector, or gives it to one after the other. */
function inspectFocus(selector: string | null): Stops {
  /** Why the reader cannot see where the focus is: no outline, no size, or something above it. */
  const findProblem = (element: Element): string | undefined => {
    for (const animation of element.getAnimations()) animation.finish()
    const name = element.outerHTML.slice(0, 80)
    // A control may leave the outline to the frame around it.
    const isOutlined = [element, element.parentElement!].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return isDrawn && !/transparent|, 0\)$/.test(outlineColor)
    })
    if (!isOutlined) return `no outline: ${name}`
    if (getComputedStyle(element).opacity === '0') return `invisible: ${name}`
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!width || !height) return `no size: ${name}`
    const left = Math.max(0, x)
    const top = Math.max(0, y)
    const right = Math.min(innerWidth, x + width)
    const bottom = Math.min(innerHeight, y + height)
    const points = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map(
        (along) => [left + (right - left) * along, top + (bottom - top) * down] as const,
      ),
    )
    const isSeen = points.some(([along, down]) => {
      const above = document.elementFromPoint(along, down)
      return above && (element.contains(above) || above.contains(element))
    })
    return isSeen ? undefined : `covered: ${name}`
  }
  const toProblems = (element: Element) => findProblem(element) ?? []

  if (selector) {
    const element = document.activeElement
    if (!element?.matches(selector)) return { stops: 0, hidden: [] }
    return { stops: 1, hidden: [toProblems(element)].flat() }
  }
  const start = document.querySelector(':target')!
  const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
  const focused = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
    const isAfter = start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    return isAfter && element.tabIndex >= 0
  })
  let stops = 0
  const hidden = focused.flatMap((element) => {
    element.focus()
    // What is closed, disabled or hidden does not take it.
    if (document.activeElement !== element) return []
    stops += 1
    return toProblems(element)
  })
  return { stops, hidden }
}
