import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { OpenSite } from '../content/open-site.ts'

/** Prints a short report of a build: its pages, examples, files, size and time. */
export function buildReport(docs: OpenSite): AstroIntegration {
  const start = performance.now()
  const say = (text: string) => process.stdout.write(`${text}\n`)
  return {
    name: 'build-report',
    hooks: {
      'astro:build:start': () => {
        const { library, components } = docs.site.catalog
        say(`${library.name} ${library.version}: ${components.length} components`)
        say(`  rendered  ${docs.site.examples.size} examples`)
      },
      'astro:build:generated': () => {
        const alone = docs.site.pages.reduce((sum, { examples }) => sum + examples.length, 0)
        say(`  wrote     ${docs.site.pages.length} pages, ${alone} examples alone`)
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        // Synchronous, because there may be thousands of files.
        const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
        const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
        const seconds = (performance.now() - start) / 1000
        say(`  in all    ${sizes.length} files, ${megabytes.toFixed(1)} MB`)
        say(`  after     ${seconds.toFixed(1)} s`)
        say(`  in        ${folder}`)
      },
    },
  }
}
