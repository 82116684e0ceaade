import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/**
 * Starts to record what a page loads. Returns a function that sums up the compressed bytes of the
 * files so far whose path has an ending.
 */
export function weighFiles(page: Page): (ending: string) => Promise<number> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => responses.set(new URL(response.url()).pathname, response))
  return async (ending) => {
    const files = [...responses].filter(([path]) => path.endsWith(ending))
    const bodies = await Promise.all(files.map(([, response]) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  }
}
