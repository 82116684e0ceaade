import { scanTags } from '../edge/scan-tags.ts'

const SLASHED = /[A-Za-z][\w.-]*(?:\/[A-Za-z][\w.-]*)+(?=[\s/>])/y

/**
 * Puts dots in place of the slashes in names of tags, `<x-acme::card/header>`, which the tag compiler
 * cannot read. The text keeps its length.
 */
export function replaceSlashes(text: string, namespace: string): string {
  if (!text.includes(`x-${namespace}::`)) return text
  let replaced = ''
  let last = 0
  for (const { from, kind, problem } of scanTags(text, { namespaces: [namespace] })) {
    if (!problem) continue
    const start = from + `${kind === 'close' ? '</' : '<'}x-${namespace}::`.length
    SLASHED.lastIndex = start
    const [name] = SLASHED.exec(text) ?? []
    if (name === undefined) continue
    replaced += text.slice(last, start) + name.replaceAll('/', '.')
    last = start + name.length
  }
  return replaced + text.slice(last)
}
