import type { Page } from '@playwright/test'

/** The number of focused elements, and a line for each of them that is invisible. */
type Stops = { stops: number; hidden: string[] }

/** More than any page has, so that a focus trap ends the loop. */
const most = 500

/**
 * Moves through a page with Tab from the current focus, as long as the focus matches a selector.
 */
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

/** Moves with Tab through each part of a page that matches a selector, and nowhere else. */
export async function findHiddenStopsIn(page: Page, selector: string): Promise<Stops> {
  const all: Stops = { stops: 0, hidden: [] }
  for (const part of await page.locator(selector).elementHandles()) {
    await part.evaluate((node) => {
      const element = node as Element
      document.querySelector('[data-stops]')?.removeAttribute('data-stops')
      element.setAttribute('data-stops', '')
      const start = document.createElement('span')
      start.tabIndex = -1
      element.before(start)
      start.focus()
      start.remove()
    })
    const { stops, hidden } = await findHiddenStops(page, '[data-stops] *')
    all.stops += stops
    all.hidden.push(...hidden)
  }
  return all
}

/**
 * Focuses everything that Tab stops at, starting at the target of the URL, in one call: much faster
 * than the key. Press a key first, because focus rings only appear for keyboard users.
 */
export function findHiddenFocus(page: Page): Promise<Stops> {
  return page.evaluate(inspectFocus, null)
}

/**
 * Inspects the focused element if it matches a selector, or else focuses and inspects all in turn.
 */
function inspectFocus(selector: string | null): Stops {
  /** Returns why the focus is not visible: no outline, no size, or covered by something. */
  const findProblem = (element: Element): string | undefined => {
    for (const animation of element.getAnimations()) animation.finish()
    const name = element.outerHTML.slice(0, 80)
    // A control may show its outline on the frame around it. An invisible one shows it on the
    // element that follows, such as the handle of a divider.
    const { nextElementSibling: next } = element
    const isInvisible = getComputedStyle(element).opacity === '0'
    const instead = next ? [next, ...next.querySelectorAll('*')] : []
    const shown = [element.parentElement!, ...(isInvisible ? instead : [element])]
    const isOutlined = shown.some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return isDrawn && !/transparent|, 0\)$/.test(outlineColor)
    })
    // A slider draws the outline on its thumb, whose style no script reads: its own test looks at it.
    const isOnThumb = element.matches('[class*="-slider-control"]')
    if (!isOutlined && !isOnThumb) return `${isInvisible ? 'invisible' : 'no outline'}: ${name}`
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
    // Closed, disabled or hidden elements do not take the focus.
    if (document.activeElement !== element) return []
    stops += 1
    return toProblems(element)
  })
  return { stops, hidden }
}
