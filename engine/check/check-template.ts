import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { toVisible } from '../problem/visible.ts'
import { checkInlineTags } from './check-inline-tags.ts'
import { checkNames, type ProjectNames } from './check-names.ts'
import { checkSpelling, checkTags } from './check-tags.ts'
import { checkTree } from './tree/check-tree.ts'
import { checkVariables } from './check-variables.ts'
import { type CheckedCatalog, listTagLibraries, toCheckedLibrary } from './checked-library.ts'
import { toCheckedText } from './checked-text.ts'
import { rules } from '../schema/rules.ts'
import type { Place, Report, TemplateProblem } from './template-problem.ts'

/** Facts about a template besides its text. */
export type CheckOptions = {
  /** Whether other templates include it; a required parent may then be in one of those */
  isPartial?: boolean
  /** Whether nothing else renders elements into its page, as a layout may */
  isWhole?: boolean
  /** Lists the names of the project's icons and routes; without it, they are not checked */
  names?: ProjectNames
}

const MARK = '\uFEFF'

/**
 * Lists the problems of a template, in the order of its text, without running it: syntax errors,
 * and incorrect uses of components of the catalog.
 */
export function checkTemplate(
  template: string,
  catalog: CheckedCatalog,
  { isPartial = false, isWhole = false, names }: CheckOptions = {},
): TemplateProblem[] {
  const library = toCheckedLibrary(catalog)
  const offset = template.startsWith(MARK) ? MARK.length : 0
  const tagged = listTagLibraries(library)
  const text = toCheckedText(
    template.slice(offset),
    tagged.map(({ namespace }) => namespace),
  )
  const found: { from: number; problem: TemplateProblem }[] = []
  const toPlace = ({ from, to }: { from: number; to: number }): Place => {
    const start = text.positionOf(from)
    const end = text.positionOf(to)
    return { line: start.line, col: start.col + 1, endLine: end.line, endCol: end.col + 1 }
  }
  const report: Report = (rule, place, { severity, message, suggestion, fix }) => {
    const problem: TemplateProblem = {
      rule,
      severity: severity ?? rules[rule].severity,
      ...toPlace(place),
      // They quote names and values of the template, which may have control characters.
      message: toVisible(message),
      ...(suggestion !== undefined && { suggestion: toVisible(suggestion) }),
      ...(fix && {
        fix: fix.map(({ from, to, text }) => ({
          from: from + offset,
          to: to + offset,
          ...toPlace({ from, to }),
          text,
        })),
      }),
    }
    found.push({ from: place.from, problem })
  }
  for (const one of tagged) checkSpelling(text, one, report)
  checkInlineTags(text, report)
  const tags = checkTags(text, library, report)
  checkVariables(text, tags, report)
  if (names) checkNames(tags, library, names, report)
  checkTree(text, tags, { library, isPartial, isWhole }, report)
  // A copy, because it adds problems of its own.
  const isSilenced = checkIgnores(text.text, library.namespace, [...found], report)
  return found
    .filter(({ problem }) => !isSilenced(problem))
    .sort((a, b) => a.from - b.from)
    .map(({ problem }) => problem)
}

/**
 * Reads comments such as `{{-- acme-check-ignore unknown-prop --}}`, which silence the named rules
 * for the next line, and reports those that silence nothing. Returns a function that checks whether
 * a problem is silenced.
 */
function checkIgnores(
  text: string,
  namespace: string,
  found: readonly { from: number; problem: TemplateProblem }[],
  report: Report,
): (problem: TemplateProblem) => boolean {
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
      const ofRule = found.filter(({ problem }) => problem.rule === id)
      const meant = ofRule.filter(({ problem }) => problem.line === line)
      for (const { problem } of meant) if (!isFatal(problem)) silenced.add(problem)
      if (meant.some(({ problem }) => isFatal(problem))) {
        report('unused-ignore', place, {
          message: `Cannot ignore ${id}: the template cannot be compiled`,
          suggestion: 'Delete the comment, and correct the next line.',
        })
      }
      if (meant.length) continue
      // What is between the comment and a problem in the tag below it.
      const between = ofRule
        .flatMap(({ from }) => (from < place.to ? [] : [text.slice(place.to, from)]))
        .find((part) => /^\s*(<[^<>]*)?$/.test(part))
      const nearest = findNearest(id, Object.keys(rules))
      const isRule = Object.hasOwn(rules, id)
      report('unused-ignore', place, {
        message: isRule ? `Nothing to ignore: no ${id} in the next line` : `Unknown rule "${id}"`,
        suggestion: isRule
          ? toIgnoreAdvice(between)
          : nearest
            ? toSuggestion(`"${nearest}"`)
            : `Rules are ${Object.keys(rules).join(', ')}.`,
      })
    }
  }
  return (problem) => silenced.has(problem)
}

/** Whether a problem stops the template from compiling: the page would fail although it is silenced. */
function isFatal({ rule, severity }: TemplateProblem): boolean {
  return severity === 'error' && (rule === 'syntax' || rule === 'duplicate-attribute')
}

/**
 * Says how to correct a comment that silences nothing.
 * @param between the text from the comment to a problem in the tag below it, if there is one
 */
function toIgnoreAdvice(between: string | undefined): string {
  if (between === undefined) return 'Delete it: the next line has no such problem.'
  return /^[^\S\r\n]*(\r\n|\r|\n)[^\S\r\n]*[\r\n]/.test(between)
    ? 'Delete the blank line after it: a comment only covers the next line.'
    : 'Move it into the tag, to the line above the problem.'
}

function findLine(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length
}
