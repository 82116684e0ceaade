import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The compressed bytes of each file by its URL: pages share most of them. */
const sizes = new Map<string, Promise<number>>()

/**
 * Returns the compressed bytes of the files that the current page has loaded so far and whose path
 * has an ending.
 */
export async function weighFiles(page: Page, ending: string): Promise<number> {
  // A browser reports no response for a file that it still has from the page before.
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const files = new Set(urls.filter((url) => new URL(url).pathname.endsWith(ending)))
  const weights = await Promise.all([...files].map((url) => weigh(page, url)))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

function weigh(page: Page, url: string): Promise<number> {
  const known = sizes.get(url)
  if (known) return known
  const size = page.request
    .get(url)
    .then((response) => response.body())
    .then((body) => gzipSync(body).length)
  sizes.set(url, size)
  return size
}
