import type { AstroIntegration } from 'astro'
import type { LiveSite } from './shared/live-site.ts'
import { toPageKey } from './shared/to-page-key.ts'

/**
 * Keeps what was made for the next build, but the index of the search, which is made meanwhile.
 * Stands after all that makes something else.
 */
export function keepCaches(live: LiveSite): AstroIntegration {
  return {
    name: 'keep-caches',
    hooks: {
      'astro:build:done': async () => {
        if (!live.caches) return
        const { search: _, pages, ...others } = live.caches
        // Of a page that Astro has not rendered again nobody has asked for the HTML.
        await pages.save(new Set(live.site.pages.map((page) => toPageKey(live, page))))
        // One after the other: as text each is as large as all its values.
        for (const cache of Object.values(others)) await cache.save()
      },
    },
  }
}
