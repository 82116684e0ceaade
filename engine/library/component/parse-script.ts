import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import { toProblem, type Problem, type ProblemParts } from '../../problem/problem.ts'
import type { Script } from '../../schema/catalog.ts'
import { parseHeader, type HeaderTag } from './header.ts'

const known = ['attribute', 'event', 'method', 'option']

/** Matches `new CustomEvent('name'`, also with other quotes, a type argument or a line break. */
const sentEvent = /new CustomEvent\s*(?:<[^(]*>\s*)?\(\s*(['"`])([^'"`]+)\1/g

type Report = (parts: Omit<ProblemParts, 'file'>) => void

/**
 * Reads a client-side script from the comment at the top of its source: `@attribute`, `@event`,
 * `@method` and `@option`, each `{type} name - What it does.`
 */
export function parseScript(
  { name, file, text }: { name: string; file: string; text: string },
  report: (problem: Problem) => void,
): Script {
  const problem: Report = (parts) => report(toProblem({ file, ...parts }))
  const [start = '', comment = ''] = /^\s*\/\*\*([\s\S]*?)\*\//.exec(text) ?? []
  const firstLine = start.slice(0, start.indexOf('/**')).split('\n').length
  const { description, tags } = parseHeader(comment, firstLine)
  const list = (tag: string) => tags.filter((entry) => entry.tag === tag).map(toMember)
  const summary = description.split(/\n\s*\n/)[0]!.replace(/\s*\n\s*/g, ' ')
  checkSummary(summary, name, problem)
  checkTags(tags, problem)
  const events = list('event')
  const sent = new Set<string>()
  for (const match of text.matchAll(sentEvent)) {
    const event = match[2]!
    if (sent.has(event)) continue
    sent.add(event)
    if (events.some(({ name }) => name === event)) continue
    problem({
      line: text.slice(0, match.index).split('\n').length,
      cannot: 'describe event',
      value: event,
      expected: ['an `@event` line in the comment at the start of the file'],
      fix: `Add \`@event ${event} - When it is dispatched.\``,
    })
  }
  for (const { tag, name: event, line } of tags) {
    if (tag !== 'event' || !event || sent.has(event)) continue
    problem({
      line,
      cannot: 'find event',
      value: event,
      expected: ['the script to dispatch it'],
      fix: 'Dispatch the event, or delete the line.',
    })
  }
  return {
    name,
    summary,
    description: description.replace(/(?<!\n)\n(?!\n|- )/g, ' '),
    attributes: list('attribute'),
    events,
    methods: list('method'),
    options: list('option'),
  }
}

function checkSummary(summary: string, name: string, report: Report): void {
  if (!summary) {
    report({
      line: 1,
      cannot: 'describe script',
      value: name,
      expected: ['a comment at the start of the file'],
      fix: 'Begin the file with `/** One sentence. */`.',
    })
  } else if (summary.length > 100) {
    report({
      line: 1,
      cannot: 'use the summary of script',
      value: name,
      expected: [`at most 100 characters and not ${summary.length}`],
      fix: 'Keep the first sentence, and move the rest into a second paragraph.',
    })
  }
}

function checkTags(tags: HeaderTag[], report: Report): void {
  for (const { tag, name, text, all, line } of tags) {
    const isKnown = known.includes(tag)
    if (isKnown && name && text) continue
    const nearest = findNearest(tag, known)
    report({
      line,
      cannot: 'read header line',
      value: `@${tag} ${all}`,
      expected: isKnown ? [`\`@${tag} name - What it does.\``] : known.map((word) => `@${word}`),
      fix: isKnown
        ? 'Complete the line, or delete it.'
        : nearest
          ? toSuggestion(`\`@${nearest}\``)
          : 'Delete the line.',
    })
  }
}

function toMember({ name, type, text }: HeaderTag) {
  return { name, ...(type && { type }), description: text }
}
