import Negotiator from 'negotiator'

/** What a page can be had as; who accepts either alike gets the first. */
const types = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/**
 * Whether a client would rather have Markdown than HTML, by the weights in its header `Accept`.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept } })
  return negotiator.mediaType(types) === types[1]
}
