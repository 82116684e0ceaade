import type { AstroIntegration } from 'astro'
import { toApiMapFile } from '../kit/src/outputs/to-api-map-file.ts'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/api-map.json`. */
export function apiMapJson(live: LiveSite): AstroIntegration {
  return publishFiles('api-map-json', live, ({ site }) => [
    { path: '/api-map.json', text: () => toJsonText(toApiMapFile(site.catalog)) },
  ])
}
