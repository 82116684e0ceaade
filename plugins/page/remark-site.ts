import { existsSync, realpathSync } from 'node:fs'
import type { Code, Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { isExample } from '@kit-edge/engine/site/examples.ts'
import type { Page } from '@kit-edge/engine/site/sources.ts'
import type { DocSite } from '../content/doc-site.ts'
import { toExample } from '../example/to-example.ts'
import { toFragment } from './html-nodes.ts'

/**
 * Makes Astro render an MDX page from the Markdown that the engine has already parsed, with its
 * directives expanded and its live examples as figures. Leaves other Markdown files unchanged.
 */
export function remarkSite(this: Processor, getSite: () => DocSite) {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) => {
    const page = findPage(getSite(), file.path)
    // In dev, Vite also passes Markdown files that a component imports as text.
    if (!page) return parse(text, file)
    file.data.page = page
    return parse(page.markdown.text.slice(page.markdown.bodyOffset), file)
  }
  return (tree: Root, file: VFile) =>
    file.data.page && addExamples(tree, getSite(), file.data.page as Page)
}

/** Finds the page of a file. If the page is a symbolic link, Vite passes the path of its target. */
function findPage({ pages }: DocSite, path: string): Page | undefined {
  const real = (file: string) => (existsSync(file) ? realpathSync(file) : file)
  const target = real(path)
  return pages.find(({ markdown: { mdx, file } }) => mdx && real(file) === target)
}

/** Turns the code fences of live examples into figures. */
async function addExamples(tree: Root, site: DocSite, { examples }: Page): Promise<void> {
  const nodes: Code[] = []
  walk(tree, 'code', (node) => {
    if (isExample(node.lang, node.meta)) nodes.push(node)
  })
  await Promise.all(
    nodes.map(async (node, index) => {
      const { tagName, properties, children } = await toExample(site, examples[index]!, toFragment)
      // A code node would be wrapped in `<pre>`. Unknown node types are rendered from their `data`.
      const data = { hName: tagName, hProperties: properties, hChildren: children }
      Object.assign(node, { type: 'example', data })
    }),
  )
}
