/** Returns a page that shows HTML below a heading, with only what is in its head. */
export function toBarePage(html: string, { dir = 'ltr', head = '' } = {}): string {
  return `<!DOCTYPE html>
<html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<style>body { margin: 1rem; background: var(--kit-color-background); color: var(--kit-color-foreground) }</style>
</head><body><main><h1>Bare</h1>${html}</main></body></html>`
}
