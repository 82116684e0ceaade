import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toResponseHeaders } from './to-response-headers.ts'
import { writeOutput } from './write-output.ts'

/** A file of the site: its path below the documentation host, and its text. */
export type PublishedFile = { path: string; text: string }

/**
 * An integration that publishes generated files: `astro dev` answers with them, `astro build`
 * writes them.
 */
export function publishFiles<Source>(
  name: string,
  source: Source,
  toFiles: (source: Source) => PublishedFile[] | Promise<PublishedFile[]>,
): AstroIntegration {
  let base = ''
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '')
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const [path = '/'] = (request.originalUrl ?? '/').split('?')
            const files = await toFiles(source)
            const file = files.find((candidate) => `${base}${candidate.path}` === path)
            if (!file) return next()
            response.writeHead(200, toResponseHeaders(path, base)).end(file.text)
          } catch (error) {
            next(error)
          }
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = await toFiles(source)
        const contents = files.map(({ path, text }) => ({ path, content: text }))
        writeOutput(fileURLToPath(dir), contents)
        logger.info(files.length === 1 ? `wrote ${files[0]!.path}` : `wrote ${files.length} files`)
      },
    },
  }
}
