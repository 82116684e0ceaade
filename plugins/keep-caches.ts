import type { AstroIntegration } from 'astro'
import type { LiveSite } from './shared/live-site.ts'

/** Keeps what was made for the next build. Stands after all that makes something. */
export function keepCaches(live: LiveSite): AstroIntegration {
  return {
    name: 'keep-caches',
    hooks: {
      'astro:build:done': async () => {
        // One after the other: as text each is as large as all its values.
        for (const cache of Object.values(live.caches ?? {})) await cache.save()
      },
    },
  }
}
