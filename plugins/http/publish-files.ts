import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toResponseHeaders } from './to-response-headers.ts'

/**
 * A file of the site: its path below the documentation host, and its text or a function that
 * returns it.
 */
export type PublishedFile = { path: string; text: string | (() => string) }

/** Holds the current value that files are generated from. */
type Source<State extends object> = { readonly site: State }

/** Lists the files to publish for a site. */
export type ToFiles<State extends object> = (
  site: State,
) => PublishedFile[] | Promise<PublishedFile[]>

/**
 * Creates an integration that publishes generated files: `astro dev` serves them, `astro build`
 * writes them. In dev, a text is generated for each request.
 * @param source holds the `site`; for each new value, the files are listed again
 */
export function publishFiles<State extends object>(
  name: string,
  source: Source<State>,
  ...lists: ToFiles<State>[]
): AstroIntegration {
  let base = ''
  const listFiles = async () =>
    (await Promise.all(lists.map((toFiles) => toFiles(source.site)))).flat()
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '')
      },
      'astro:server:setup': ({ server }) => {
        let listed: { site: State; files: Promise<Map<string, PublishedFile>> } | undefined
        const list = async () =>
          new Map((await listFiles()).map((file) => [`${base}${file.path}`, file]))
        server.middlewares.use(async (request, response, next) => {
          try {
            const [path = '/'] = (request.originalUrl ?? '/').split('?')
            const { site } = source
            if (listed?.site !== site) listed = { site, files: list() }
            const file = (await listed.files).get(path)
            if (!file) return next()
            response.writeHead(200, toResponseHeaders(path, base)).end(toText(file))
          } catch (error) {
            next(error)
          }
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = await listFiles()
        const contents = files.map((file) => ({ path: file.path, content: toText(file) }))
        writeOutput(fileURLToPath(dir), contents)
        logger.info(`wrote ${files.length} files`)
      },
    },
  }
}

function toText({ text }: PublishedFile): string {
  return typeof text === 'string' ? text : text()
}

/** A file of a build: its path below the output folder, and its content. */
type OutputFile = { path: string; content: string | Uint8Array }

/**
 * Writes files into the output folder of a build. Synchronous, which is faster for a thousand
 * files.
 */
export function writeOutput(folder: string, files: OutputFile[]): void {
  const made = new Set<string>()
  for (const { path, content } of files) {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(file, content)
  }
}
