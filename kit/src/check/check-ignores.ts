import { findNearest } from '../problem/find-nearest.ts'
import type { TemplateProblem, Report } from './template-problem.ts'
import { rules } from './rules.ts'
import { toSuggestion } from '../problem/to-suggestion.ts'

/**
 * Reads comments such as `{{-- acme-check-ignore unknown-prop --}}`, which silence the named rules
 * for the line after them, and reports those that silence nothing. Tells whether one silences a
 * finding.
 */
export function checkIgnores(
  text: string,
  namespace: string,
  findings: readonly TemplateProblem[],
  report: Report,
): (finding: TemplateProblem) => boolean {
  const word = `${namespace}-check-ignore`
  if (!text.includes(word)) return () => false
  const silenced = new Set<TemplateProblem>()
  const comment = new RegExp(`\\{\\{--\\s*${word}(?![\\w-])([^]*?)--\\}\\}`, 'g')
  for (const { index, 0: whole, 1: names } of text.matchAll(comment)) {
    const place = { from: index, to: index + whole.length }
    const line = findLine(text, place.to) + 1
    const ids = names!.split(/[\s,]+/).filter(Boolean)
    if (!ids.length) {
      report('unused-ignore', place, {
        message: 'This comment names no rule to ignore',
        suggestion: `Name the rules after \`${word}\`, or delete the comment.`,
      })
    }
    for (const id of ids) {
      const meant = findings.filter((finding) => finding.rule === id && finding.line === line)
      for (const finding of meant) silenced.add(finding)
      if (meant.length) continue
      const nearest = findNearest(id, Object.keys(rules))
      const isRule = Object.hasOwn(rules, id)
      report('unused-ignore', place, {
        message: isRule ? `Nothing to ignore: no ${id} in the next line` : `Unknown rule "${id}"`,
        suggestion: isRule
          ? 'Delete it: what it was for is put right.'
          : nearest
            ? toSuggestion(`"${nearest}"`)
            : `Rules are ${Object.keys(rules).join(', ')}.`,
      })
    }
  }
  return (finding) => silenced.has(finding)
}

function findLine(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length
}
