import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { readFilePaths } from '@kit-edge/engine/io/folders.ts'
import { BuildError } from './build-error.ts'

/**
 * Stops a build if a page links to a stylesheet, script or other file of the site that was not
 * written. Must come after all integrations that write files.
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
            `Cannot publish page \`${first}\`${others.length ? ` and ${others.length} others` : ''}, expected the file \`${file}\`, which it links to.`,
        )
        throw new BuildError(`${lines.join('\n')}\nBuild again before you publish the site.`)
      },
    },
  }
}

/** Reads the pages one by one: all of them together would take much memory. */
function* readPages(folder: string, paths: string[]): Iterable<[string, string]> {
  for (const path of paths) {
    if (path.endsWith('.html')) yield [path, readFileSync(join(folder, path), 'utf8')]
  }
}

/** Tags that load or link a file. Live examples cannot contain them. */
const tag = /<(?:link|script)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g

/**
 * Finds the files that pages load or link in their head and that are not in `files`, each with its
 * pages. Ignores files of other hosts.
 * @param pages HTML by path
 * @param files paths of all published files, without a leading slash
 * @param base base path of the site, without a trailing slash
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
