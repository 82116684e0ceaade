import type { Route } from '../../kit/src/schema/page.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { LiveSite } from './live-site.ts'

/** Where a live example is shown alone, and how that page and the one around it are named. */
export type LonePreview = { path: string; title: string; pageTitle: string }

/** Every live example as the page that shows it alone is named. */
export function listLonePreviews({ site }: LiveSite): LonePreview[] {
  return site.pages.flatMap(({ route, previews }) =>
    previews.map((preview) => ({
      path: preview.path,
      title: toTitle(route, preview),
      pageTitle: route.navigation,
    })),
  )
}

/** The first example of a page is named as the page. */
function toTitle(route: Route, { title }: Preview): string {
  return title === route.title ? route.navigation : title
}
