import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const styles = readFileSync('kit/build/styles.css', 'utf8')

/** Shows HTML with only the stylesheet of the package, like an application. */
export async function openBarePage(
  page: Page,
  html: string,
  { dir = 'ltr', head = `<style>${styles}</style>` } = {},
): Promise<void> {
  const url = '/bare'
  const body = `<!DOCTYPE html>
<html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<style>body { margin: 1rem; background: var(--kit-color-background); color: var(--kit-color-foreground) }</style>
</head><body><main><h1>Bare</h1>${html}</main></body></html>`
  await page.route(`**${url}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(url)
  await page.unroute(`**${url}`)
}
