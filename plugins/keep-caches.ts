import type { AstroIntegration } from 'astro'
import type { LiveSite } from './shared/live-site.ts'

/**
 * Keeps what was made for the next build, but the index of the search, which is made meanwhile.
 * Stands after all that makes something else.
 */
export function keepCaches(live: LiveSite): AstroIntegration {
  return {
    name: 'keep-caches',
    hooks: {
      'astro:build:done': async () => {
        // One after the other: as text each is as large as all its values.
        const { search: _, ...caches } = live.caches ?? {}
        for (const cache of Object.values(caches)) await cache?.save()
      },
    },
  }
}
