import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AstroIntegration } from 'astro'

/**
 * Responds to malformed paths with status 400 in `astro dev`. Astro would send 500 and its stack.
 */
export function malformedPaths(): AstroIntegration {
  let stack: { route: string; handle: unknown }[] = []
  return {
    name: 'malformed-paths',
    hooks: {
      'astro:server:setup': ({ server }) => {
        stack = server.middlewares.stack
      },
      'astro:server:start': () => {
        // By now, Astro has put its own middleware first, which decodes the path.
        stack.unshift({ route: '', handle: refuse })
      },
    },
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isPath(request.url ?? '/')) return next()
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request\n')
}

function isPath(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0]!).includes('\0')
  } catch {
    return false
  }
}
