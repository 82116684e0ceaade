import type { Locator } from '@playwright/test'

/** Whether two elements do not overlap. */
export async function isApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return (
    b.y >= a.y + a.height || a.y >= b.y + b.height || b.x >= a.x + a.width || a.x >= b.x + b.width
  )
}
