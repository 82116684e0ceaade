import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { BuildError } from './shared/build-error.ts'
import { findMissingFiles } from './shared/find-missing-files.ts'
import { readFilePaths } from './shared/read-file-paths.ts'

/**
 * Stops a build whose pages link stylesheets, scripts or other files of the site that it has not
 * written. Comes after all that writes a file, before the site is put into its place.
 */
export function linkedFiles(): AstroIntegration {
  let base = ''
  return {
    name: 'linked-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '')
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const paths = (await readFilePaths(folder)).map((path) => path.slice(1))
        const missing = findMissingFiles(readPages(folder, paths), new Set(paths), base)
        if (!missing.size) return
        const lines = [...missing].map(
          ([file, [first, ...others]]) =>
            `Cannot publish page \`${first}\`${others.length ? ` and ${others.length} others` : ''}, expected the file \`${file}\` that it links.`,
        )
        throw new BuildError(
          `${lines.join('\n')}\nBuild again; the last site is still in its place.`,
        )
      },
    },
  }
}

/** Each page when it is asked for: together they would take much memory. */
function* readPages(folder: string, paths: string[]): Iterable<[string, string]> {
  for (const path of paths) {
    if (path.endsWith('.html')) yield [path, readFileSync(join(folder, path), 'utf8')]
  }
}
