import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AstroIntegration } from 'astro'

/** Answers with status 400 in `astro dev` what is no path: Astro would say 500, and where in its code. */
export function malformedPaths(): AstroIntegration {
  let stack: { route: string; handle: unknown }[] = []
  return {
    name: 'malformed-paths',
    hooks: {
      'astro:server:setup': ({ server }) => {
        stack = server.middlewares.stack
      },
      'astro:server:start': () => {
        // Astro puts its own before all others when they are there, and those decode the path.
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
