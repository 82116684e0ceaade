import type { Edge } from 'edge.js'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import { toRequestState } from './to-request-state.ts'

/**
 * The HTML of a live example, as the page that answers its request has it.
 * @param filename names the example in notices
 */
export function renderExample(
  renderer: Edge,
  { code, request }: Pick<PageExample, 'code' | 'request'>,
  filename?: string,
): Promise<string> {
  return renderer.share(toRequestState(request)).renderRaw(code, {}, filename)
}
