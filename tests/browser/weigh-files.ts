import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The compressed bytes of each file by its URL: pages share most of them. */
const sizes = new Map<string, Promise<number>>()

/**
 * Starts to record what a page loads. Returns a function that sums up the compressed bytes of the
 * files so far whose path has an ending.
 */
export function weighFiles(page: Page): (ending: string) => Promise<number> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    // A redirect has no body.
    if (response.ok()) responses.set(new URL(response.url()).pathname, response)
  })
  return async (ending) => {
    const files = [...responses].filter(([path]) => path.endsWith(ending))
    const weights = await Promise.all(files.map(([, response]) => weigh(response)))
    return weights.reduce((sum, weight) => sum + weight, 0)
  }
}

function weigh(response: Response): Promise<number> {
  const known = sizes.get(response.url())
  if (known) return known
  const size = response.body().then((body) => gzipSync(body).length)
  sizes.set(response.url(), size)
  return size
}
