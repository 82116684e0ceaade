import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import * as pagefind from 'pagefind'
import { writeFileAtomically } from '../kit/io/write-file-atomically.ts'

/** Indexes the built pages with Pagefind, into `/pagefind/`. */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const { index, errors } = await pagefind.createIndex()
        if (!index) throw new Error(`Cannot index the pages: ${errors.join('; ')}`)
        const { page_count } = must(await index.addDirectory({ path: folder }))
        // Pagefind's own `writeFiles` answers before the files are whole.
        for (const { path, content } of must(await index.getFiles()).files) {
          await writeFileAtomically(join(folder, 'pagefind', path), content)
        }
        await pagefind.close()
        logger.info(`indexed ${page_count} pages`)
      },
    },
  }
}

function must<T extends { errors: string[] }>(result: T): T {
  if (result.errors.length) throw new Error(`Cannot index the pages: ${result.errors.join('; ')}`)
  return result
}
