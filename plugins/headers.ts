import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'
import { findPolicy, policies } from './playground/policies.ts'

const json = 'application/json; charset=utf-8'
const tokens = 'application/design-tokens+json'

/**
 * The content type of each file. No two patterns may match the same file, because hosts would join
 * the values of their headers.
 */
const types: [pattern: string, contentType: string][] = [
  ['/*.md', 'text/markdown; charset=utf-8'],
  ['/*.txt', 'text/plain; charset=utf-8'],
  ['/components.json', json],
  ['/components/*.json', json],
  ['/api-map.json', json],
  ['/schemas/*.json', json],
  ['/.well-known/agent-skills/index.json', json],
  ['/tokens.json', tokens],
  ['/dark.tokens.json', tokens],
  ['/tokens.resolver.json', tokens],
]

/** Publishes `/_headers` for hosts of static sites, unless the owner has one in `public/`. */
export function headers({
  catalog,
  folders,
}: Pick<DocSite, 'catalog' | 'folders'>): PublishedFile[] {
  if (existsSync(join(folders.public, '_headers'))) return []
  return [{ path: '/_headers', text: toHeadersFile(catalog) }]
}

/**
 * Generates `/_headers` for Cloudflare Pages, Netlify and other static hosts: content types with
 * their character set, CORS headers that let other sites read the files, the policies of
 * the playground's frames, and a link to `/llms.txt`.
 */
export function toHeadersFile({ library }: Pick<Catalog, 'library'>): string {
  const base = toBasePath(library)
  const rules = types.map(
    ([pattern, type]) =>
      `${base}${pattern}\n  Content-Type: ${type}\n  Access-Control-Allow-Origin: *\n`,
  )
  const frames = Object.keys(policies).flatMap((path) =>
    [path, `${path}.html`].map(
      (one) => `${base}${one}\n  Content-Security-Policy: ${findPolicy(one)}\n`,
    ),
  )
  return [
    '# Read by hosts of static sites in the folder that they publish, and nowhere else.\n',
    `${base}/*\n  Link: <${base}/llms.txt>; rel="describedby"; type="text/plain"\n`,
    ...rules,
    ...frames,
  ].join('\n')
}
