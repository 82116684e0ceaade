import { toHostUrl } from '@kit-edge/engine/catalog/urls.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Route } from '@kit-edge/engine/schema/page.ts'
import { listTrail } from './navigation.ts'

/**
 * Describes a page for search engines: JSON-LD (schema.org) with an article and its breadcrumbs,
 * safe inside a `<script>`. Without a documentation host the article has no URL, and there are no
 * breadcrumbs, because each of them needs one.
 * @param day date of the last change, `2026-01-31`
 */
export function toLinkedData(catalog: Catalog, route: Route, day?: string): string {
  const { library } = catalog
  const trail = [
    ...listTrail(catalog, route),
    { title: route.navigation, path: route.path },
  ].flatMap(({ title, path }) => (path === null ? [] : { title, path }))
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: route.title,
        description: route.description,
        ...toUrl(toHostUrl(library, route.path)),
        inLanguage: 'en',
        ...(day && { dateModified: day }),
        isPartOf: { '@type': 'WebSite', name: library.name, ...toUrl(toHostUrl(library, '/')) },
      },
      library.docsUrl !== undefined && {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: toHostUrl(library, path),
        })),
      },
    ].filter(Boolean),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function toUrl(url: string | null): { url?: string } {
  return url === null ? {} : { url }
}
