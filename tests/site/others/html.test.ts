import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { findHtmlMistakes, hasWrongOutline } from '../find-html-mistakes.ts'
import { readDist } from '../read-dist.ts'
import { tested } from '../sites.ts'

for (const name of tested('kit', 'acme', 'nasty')) {
  test(`${name}: serves valid HTML on every page`, async () => {
    const folders = new Set<string>()
    const pages = [...(await readDist(name))].filter(([path]) => {
      const folder = dirname(path)
      // Pages of single examples differ only in the example, which their page includes: check one
      // per folder.
      const isKnown = path.startsWith('/preview/') && folders.has(folder)
      folders.add(folder)
      return path.endsWith('.html') && !isKnown
    })
    assert.ok(pages.length > 5, `only ${pages.length} pages were found`)
    const wrong: string[] = []
    const seen = new Set<string>()
    for (const [path, bytes] of pages) {
      const html = bytes.toString('utf8')
      // Code tokens and links to other pages are most elements of a page, and the same kind
      // everywhere: check one page per folder.
      const isFirst = seen.size < seen.add(dirname(path)).size
      const mistakes = await findHtmlMistakes(isFirst ? html : withoutAlike(html))
      const isDoubtful = (mistake: string) => / (unique-landmark|heading-level) /.test(mistake)
      const isAnyShown = mistakes.some(isDoubtful) && (await hasWrongOutline(toShown(html)))
      // A single example has its headings at the level that suits the page around it.
      const isLoose = (mistake: string) =>
        (path.startsWith('/preview/') && / heading-level /.test(mistake)) ||
        (!isAnyShown && isDoubtful(mistake)) ||
        isMeant(name, mistake)
      const found = mistakes.filter((mistake) => !isLoose(mistake))
      wrong.push(...found.map((mistake) => `${path}:${mistake}`))
    }
    assert.deepEqual(wrong, [])
  })
}

/** Returns a page without the elements that all pages of its folder have alike. */
function withoutAlike(html: string): string {
  return html
    .replaceAll(/<span class="tok-[\w-]+">([^<]*)<\/span>/g, '$1')
    .replace(/(<nav id="site-navigation"[^>]*>)[^]*?(<\/nav>)/, '$1$2')
}

/**
 * Returns a page without what nobody can reach: the variants of examples that are in templates, and
 * the inert miniatures of the gallery.
 */
function toShown(html: string): string {
  const tree = fromHtml(html)
  visit(tree, 'element', ({ tagName, properties }, index, parent) => {
    if (tagName !== 'template' && !properties.inert) return undefined
    parent!.children.splice(index!, 1)
    return index
  })
  return toHtml(tree)
}

/** The brand of one site is long, and Astro writes the pages that redirect from a former path. */
function isMeant(name: string, mistake: string): boolean {
  const isLong = name === 'nasty' && / long-title /.test(mistake)
  return isLong || / DOCTYPE should be uppercase/.test(mistake)
}
