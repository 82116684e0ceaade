import type { Preview } from '../../kit/src/site/list-previews.ts'

/** What decides how an example is rendered, as the key of its HTML. */
export function toExampleKey({ code, request }: Pick<Preview, 'code' | 'request'>): string {
  return JSON.stringify([code, request])
}
