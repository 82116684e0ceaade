import type { Page } from '@playwright/test'
import { address } from './address.ts'

/**
 * Returns a list that collects problems of the page: errors, failed requests and foreign requests.
 */
export function watchPage(page: Page, home = address): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // The browser itself reports the status of a missing page.
    const isOfPage = message.location().url === page.url()
    if (isOfPage && message.text().startsWith('Failed to load resource')) return
    problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => problems.push(`page error: ${message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== home) {
      problems.push(`foreign request: ${request.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    // Navigation aborts the remaining requests of a page.
    if (/^(net::ERR|NS_BINDING)_ABORTED$/.test(request.failure()?.errorText ?? '')) return
    problems.push(`failed request: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    problems.push(`status ${response.status()}: ${response.url()}`)
  })
  return problems
}
