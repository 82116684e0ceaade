import type { Page } from '@playwright/test'
import { address } from './address.ts'

/** A list that grows with what goes wrong on the page: errors, failed and foreign requests. */
export function watchPage(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    // The browser reports the status of the page not found itself.
    if (message.type() !== 'error' || message.location().url === page.url()) return
    problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => problems.push(`page error: ${message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== address) {
      problems.push(`foreign request: ${request.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    problems.push(`status ${response.status()}: ${response.url()}`)
  })
  return problems
}
