import type { Page } from '@playwright/test'

/** More than any page has; a focus that goes in circles would never come to the end. */
const most = 500

/**
 * Walks on through a page with the Tab key from where the focus is: how many stops follow, and those
 * that nobody can see.
 */
export async function findHiddenStops(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab')
    const problem = await findFocusProblem(page)
    if (problem === 'end') return { stops, hidden }
    if (problem) hidden.push(problem)
  }
  return { stops: most, hidden: [...hidden, `no end after ${most} stops`] }
}

/** Why the reader cannot see where the focus is: no outline, no size, or something above it. */
function findFocusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'end'
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
  })
}
