import { findMustacheEnd } from './edge-syntax.ts'
import type { Range } from './tree.ts'

const OPEN = /^\s*\{\{--/

/** Finds the comment at the start of a template, without its braces and hyphens. */
export function findHeader(template: string): Range | null {
  const from = OPEN.exec(template)?.[0].length
  if (from === undefined) return null
  const end = findMustacheEnd(template, from - '{{--'.length)
  // With a brace that has no other one, Edge goes on after it. People see where it ends.
  const to = end === -1 ? template.indexOf('--}}', from) : end - '--}}'.length
  return to === -1 ? null : { from, to }
}

/** Returns the text of the comment at the start of a template, or an empty one. */
export function findHeaderComment(template: string): string {
  const header = findHeader(template)
  return header ? template.slice(header.from, header.to) : ''
}

/** Returns the word after a tag of the header comment, `card` for `@parent card`, or null. */
export function findHeaderWord(template: string, tag: string): string | null {
  const line = new RegExp(`^[ \\t]*\\*?[ \\t]*@${tag}[ \\t]+(\\S+)`, 'm')
  return line.exec(findHeaderComment(template))?.[1] ?? null
}
