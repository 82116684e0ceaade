import Negotiator from 'negotiator'

/** The content types of a page. Clients that accept both equally get the first. */
const types = ['text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/** Whether a client prefers Markdown to HTML, by the weights in its `Accept` header. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept } })
  return negotiator.mediaType(types) === types[1]
}
