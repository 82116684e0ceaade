import type { PageExample } from '../../kit/src/site/list-examples.ts'

/** What decides how an example is rendered, as the key of its HTML. */
export function toExampleKey({ code, request }: Pick<PageExample, 'code' | 'request'>): string {
  return JSON.stringify([code, request])
}
