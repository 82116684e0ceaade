import type { RendererReply } from './messages.ts'

/**
 * How much the playground renders and shows, so that no template and no link can freeze the page.
 * The largest example of a documentation is far below: 10,000 characters that render 80,000
 * characters, 1,000 elements and a depth of 20.
 */
export const limits = {
  /** Characters of a template */
  template: 100_000,
  /** Characters of its state */
  state: 100_000,
  /** Characters of what it renders */
  result: 500_000,
  /** Elements of what it renders */
  elements: 5_000,
  /** Elements that are inside each other */
  depth: 100,
  /** Characters of a message about a problem */
  message: 500,
  /** Problems in the list */
  problems: 50,
  /** Bytes of the JSON in a link: any template that renders fits, at six bytes per character */
  link: 1_500_000,
} as const

/** Returns a number as people read it: `600,000`. */
export const toCount = (count: number): string => count.toLocaleString('en')

/** Returns a message if a template or its state is too long to render, or undefined. */
export function findExcess({ code, state }: { code: string; state: string }): string | undefined {
  for (const [name, { length }, limit] of [
    ['template', code, limits.template],
    ['state', state, limits.state],
  ] as const) {
    if (length > limit) {
      return `The ${name} has ${toCount(length)} characters; the playground renders at most ${toCount(limit)}.`
    }
  }
  return undefined
}

/**
 * Returns a reply that is not too long to show. A template can send any HTML and any message, even
 * as another type.
 */
export function limitReply(reply: RendererReply): RendererReply {
  if (reply.type === 'html') {
    const html = String(reply.html)
    if (html.length <= limits.result) return { type: 'html', html }
    const message = `The result has ${toCount(html.length)} characters; the playground shows at most ${toCount(limits.result)}.`
    return { type: 'error', error: { message, line: null } }
  }
  if (reply.type === 'error') {
    const { message, line } = reply.error
    return { type: 'error', error: { message: limitMessage(message), line } }
  }
  if (reply.type !== 'problems') return reply
  const problems = reply.problems
    .slice(0, limits.problems)
    .map((problem) => ({ ...problem, message: limitMessage(problem.message) }))
  return { type: 'problems', problems, total: reply.total }
}

function limitMessage(message: unknown): string {
  const text = String(message)
  return text.length > limits.message ? `${text.slice(0, limits.message)} …` : text
}
