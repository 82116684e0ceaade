/**
 * Astro's pages import this module as `@kit-edge/docs/content`. Vite leaves it external, so the
 * pages get the same module instance as Astro's configuration, and the documentation that was
 * opened there.
 */
import { framePreviews, renderLonePreview, type LonePreviewHtml } from '../example/lone-previews.ts'
import { getOpenSite } from './open-site.ts'
import { toSiteFacts, type SiteFacts } from './site-facts.ts'

export { describePlayground } from '../playground/playground-markdown.ts'
export { policies } from '../playground/policies.ts'
export { examplesLoader, pagesLoader } from './loaders.ts'

/** Returns what pages show besides their own text, from the last time the sources were read. */
export function getSite(): SiteFacts {
  return toSiteFacts(getOpenSite().site)
}

/** Returns the HTML of a Markdown page by its id. Throws an Error if there is no such page. */
export function renderPage(id: string): Promise<string> {
  const docs = getOpenSite()
  const page = docs.site.pages.find(({ route }) => route.id === id)
  if (page) return docs.renderPage(page)
  throw new Error(`Cannot find the page \`${id}\`, expected a page of the documentation.`)
}

/**
 * Returns the HTML for the page that shows one example alone. Throws an Error if there is no such
 * example.
 */
export function renderExample(path: string): LonePreviewHtml {
  const frame = framePreviews.find((one) => one.path === path)
  if (frame) return frame
  const { site } = getOpenSite()
  for (const { examples } of site.pages) {
    const example = examples.find((one) => one.path === path)
    if (example) return renderLonePreview(site, example)
  }
  throw new Error(`Cannot find the example \`${path}\`, expected an example of a page.`)
}
