import { toPageUrl } from '../kit/src/outputs/to-page-url.ts'
import type { Catalog } from '../kit/src/schema/catalog.ts'
import type { Route } from '../kit/src/schema/page.ts'
import { listTrail } from './list-trail.ts'

/**
 * What a page is, for search engines: JSON-LD of schema.org with an article and the trail to it,
 * safe inside a `<script>`.
 * @param day of the last change, `2026-01-31`
 */
export function toLinkedData(catalog: Catalog, route: Route, day?: string): string {
  const { library } = catalog
  const trail = [...listTrail(catalog, route), { title: route.navigation, path: route.path }]
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: route.title,
        description: route.description,
        url: toPageUrl(library, route.path),
        inLanguage: 'en',
        ...(day && { dateModified: day }),
        isPartOf: { '@type': 'WebSite', name: library.name, url: library.docsUrl },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ title, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: toPageUrl(library, path),
        })),
      },
    ],
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
