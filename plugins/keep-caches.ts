import type { AstroIntegration } from 'astro'
import type { LiveSite } from './shared/live-site.ts'

/** Keeps what was made for the next build. Stands after all that makes something. */
export function keepCaches(live: LiveSite): AstroIntegration {
  return {
    name: 'keep-caches',
    hooks: {
      'astro:build:done': async () => {
        await Promise.all(Object.values(live.caches ?? {}).map((cache) => cache.save()))
      },
    },
  }
}
