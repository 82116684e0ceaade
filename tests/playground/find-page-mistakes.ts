import { findHtmlMistakes } from '../site/find-html-mistakes.ts'

const known = new Map<string, Promise<string[]>>()

/**
 * Returns line, rule and reason of each error in a page of an application. Checks pages that only
 * differ in the tokens of their sessions once.
 */
export function findPageMistakes(html: string): Promise<string[]> {
  const page = html.replaceAll(/(name=["']_csrf["'] value|nonce)=["'][^"']+/g, '$1="')
  const mistakes = known.get(page) ?? findHtmlMistakes(html)
  known.set(page, mistakes)
  return mistakes
}
