import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readFilePaths } from '@kit-edge/engine/io/folders.ts'
import { BuildError } from './build-error.ts'

/**
 * Stops a build whose pages link stylesheets, scripts or other files of the site that it has not
 * written. Comes after all that writes a file.
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
        throw new BuildError(`${lines.join('\n')}\nBuild again before you publish the site.`)
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

/** Tags that load a file or name one that belongs to the page. No example can have them. */
const tag = /<(?:link|script)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g

/**
 * The files that pages load or name in their head and that are not among `files`, each with the
 * pages that do. Files of other hosts are not looked at.
 * @param pages HTML by path
 * @param files paths of all that is published, without a slash at their start
 * @param base path below which the site is served, without a slash at its end
 */
export function findMissingFiles(
  pages: Iterable<readonly [path: string, html: string]>,
  files: ReadonlySet<string>,
  base: string,
): Map<string, string[]> {
  const missing = new Map<string, string[]>()
  for (const [page, html] of pages) {
    for (const url of listUrls(html)) {
      if (!url.startsWith(`${base}/`) || url.startsWith('//')) continue
      const path = decodeURI(url.slice(base.length + 1).replace(/[?#].*$/, ''))
      if (path === '' || files.has(path) || files.has(`${path}.html`)) continue
      missing.set(path, [...(missing.get(path) ?? []), page])
    }
  }
  return missing
}

function listUrls(html: string): Set<string> {
  const urls = [...html.matchAll(tag)].map(([text]) => /\s(?:href|src)="([^"]*)"/.exec(text)?.[1])
  return new Set(urls.filter((url) => url !== undefined))
}
