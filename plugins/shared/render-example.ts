import type { Edge } from 'edge.js'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import { toRequestState } from './to-request-state.ts'

/** The HTML of a live example, as the page that answers its request has it. */
export function renderExample(
  renderer: Edge,
  { code, request }: Pick<Preview, 'code' | 'request'>,
): Promise<string> {
  return renderer.share(toRequestState(request)).renderRaw(code)
}
