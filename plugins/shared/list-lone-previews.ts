import type { LiveSite } from './live-site.ts'

/** A live example that is shown alone: the path of that page, and what stands above it. */
export type LonePreview = { path: string; heading: string }

/** Every live example as the page that shows it alone is named. */
export function listLonePreviews({ site }: LiveSite): LonePreview[] {
  return site.pages.flatMap(({ route, previews }) =>
    previews.map(({ path, title }) => ({
      path,
      // The first example of a page is named as the page.
      heading: title === route.title ? route.navigation : `${title} · ${route.navigation}`,
    })),
  )
}
