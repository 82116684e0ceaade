import { onceFor } from '../../kit/src/once-for.ts'
import { toBasePath } from '../../kit/src/outputs/to-base-path.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import { toPreviewHtml } from '../markdown/to-preview-html.ts'
import type { LiveSite } from './live-site.ts'

/** What was made of the examples of one reading: a page shows each, and so does a page of its own. */
const shown = onceFor<LiveSite['examples'], Map<string, string>>(() => new Map())

/** The HTML of a live example as pages show it. */
export function showExample(
  { site, examples }: Pick<LiveSite, 'site' | 'examples'>,
  { id }: Pick<PageExample, 'id'>,
  html: string,
): string {
  const known = shown(examples)
  const key = `${id}\n${html}`
  const made = known.get(key) ?? toPreviewHtml(html, id, toBasePath(site.catalog.library))
  known.set(key, made)
  return made
}
