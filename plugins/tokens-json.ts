import type { AstroIntegration } from 'astro'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toTokensFile } from '../kit/src/tokens/to-tokens-file.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/tokens.json`. */
export function tokensJson(live: LiveSite): AstroIntegration {
  return publishFiles('tokens-json', live, ({ site }) => [
    { path: '/tokens.json', text: toJsonText(toTokensFile(site.catalog)) },
  ])
}
