import type { AstroIntegration } from 'astro'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toDarkTokensFile } from '../kit/src/tokens/to-dark-tokens-file.ts'
import { toTokensFile } from '../kit/src/tokens/to-tokens-file.ts'
import { toTokensResolverFile } from '../kit/src/tokens/to-tokens-resolver-file.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/tokens.json`, `/dark.tokens.json`, and how the two make both schemes. */
export function tokensJson(live: LiveSite): AstroIntegration {
  return publishFiles('tokens-json', live, ({ site }) => [
    { path: '/tokens.json', text: toJsonText(toTokensFile(site.catalog)) },
    { path: '/dark.tokens.json', text: toJsonText(toDarkTokensFile(site.catalog)) },
    { path: '/tokens.resolver.json', text: toJsonText(toTokensResolverFile(site.catalog)) },
  ])
}
