import type { Catalog } from '../../schema/catalog.ts'
import { toBasePath } from '../urls.ts'

const json = 'application/json; charset=utf-8'
const tokens = 'application/design-tokens+json'

/**
 * What each file is to those who fetch it. No two patterns that match one file set the same header:
 * a host would join the two values.
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

/**
 * `/_headers`, which Cloudflare Pages, Netlify and other hosts of static sites read: types with
 * their character set, leave for other sites to read the files, and the index for assistants.
 */
export function toHeadersFile({ library }: Pick<Catalog, 'library'>): string {
  const base = toBasePath(library)
  const rules = types.map(
    ([pattern, type]) =>
      `${base}${pattern}\n  Content-Type: ${type}\n  Access-Control-Allow-Origin: *\n`,
  )
  return [
    '# Read by hosts of static sites in the folder that they publish, and nowhere else.\n',
    `${base}/*\n  Link: <${base}/llms.txt>; rel="describedby"; type="text/plain"\n`,
    ...rules,
  ].join('\n')
}
