/**
 * What the pages of Astro import as `@kit-edge/docs/content`. Vite leaves it external, so that it is the
 * module that the configuration of Astro has loaded, and knows the documentation opened there.
 */
import { framePreview, renderLonePreview, type LonePreviewHtml } from '../example/lone-previews.ts'
import { getOpenSite } from './open-site.ts'
import { toSiteFacts, type SiteFacts } from './site-facts.ts'

export { examplesLoader, pagesLoader } from './loaders.ts'

/** What pages show besides their own text, as the sources are now. */
export function getSite(): SiteFacts {
  return toSiteFacts(getOpenSite().site)
}

/** The HTML of a page of Markdown by its id. */
export function renderPage(id: string): Promise<string> {
  const docs = getOpenSite()
  const page = docs.site.pages.find(({ route }) => route.id === id)
  if (page) return docs.renderPage(page)
  throw new Error(`Cannot find the page \`${id}\`, expected one of the documentation.`)
}

/** What the page shows that has the example of a path alone. */
export function renderExample(path: string): LonePreviewHtml {
  if (path === framePreview.path) return framePreview
  const { site } = getOpenSite()
  for (const { examples } of site.pages) {
    const example = examples.find((one) => one.path === path)
    if (example) return renderLonePreview(site, example)
  }
  throw new Error(`Cannot find the example \`${path}\`, expected that of a page.`)
}
