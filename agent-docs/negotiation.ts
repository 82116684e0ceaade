import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { prefersMarkdown } from '@kit-edge/docs/http/prefers-markdown.ts'

/**
 * Returns settings of Vite with which `astro preview` responds with the Markdown of a page to
 * clients that prefer it. Astro removes plugins there, so this uses a proxy that forwards nothing.
 */
export function negotiation(base: string, folder: string) {
  const prefix = base.replace(/\/$/, '')
  const bypass = (request: IncomingMessage, response?: ServerResponse) => {
    const url = request.url ?? '/'
    const [path = '/', ...query] = url.split('?')
    if (!path.startsWith(`${prefix}/`) || /\.\w+$/.test(path)) return url
    response?.setHeader('Vary', 'Accept')
    if (!prefersMarkdown(request.headers.accept)) return url
    const page = path.slice(prefix.length).replace(/(?<=.)\/$/, '')
    const markdown = toMarkdownPath(page)
    if (!existsSync(join(folder, decode(markdown)))) return url
    return [`${prefix}${markdown}`, ...query].join('?')
  }
  return { preview: { proxy: { '^/': { target: 'http://localhost', bypass } } } }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
