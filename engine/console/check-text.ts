import type { CheckedFile, CheckReport, TemplateProblem } from '../check/template-problem.ts'
import { toVisible } from '../problem/visible.ts'
import type { Catalog } from '../schema/catalog.ts'

/** Colours for a terminal. Without colours, each function returns its text unchanged. */
export type Paint = Record<
  'error' | 'warning' | 'fixed' | 'file' | 'rule',
  (text: string) => string
>

const plain = (text: string) => text
const noPaint: Paint = { error: plain, warning: plain, fixed: plain, file: plain, rule: plain }

/** Writes a report for a terminal: problems by file, with suggestions below them, and a summary. */
export function toCheckText(report: CheckReport, paint: Paint = noPaint): string {
  const blocks = report.files
    .filter(({ problems, fixed }) => problems.length || fixed.length)
    .map((file) => `${toFileText(file, paint)}\n`)
  return `${[...blocks, toSummary(report)].join('\n')}\n`
}

function toFileText({ file, problems, fixed }: CheckedFile, paint: Paint): string {
  const rows = [
    ...fixed.map((problem) => ({ problem, kind: 'fixed' as const })),
    ...problems.map((problem) => ({ problem, kind: problem.severity })),
  ]
  const places = rows.map(({ problem: { line, col } }) => `${line}:${col}`)
  const width = Math.max(...places.map((place) => place.length))
  const kinds = Math.max(...rows.map(({ kind }) => kind.length))
  const lines = rows.flatMap(({ problem, kind }, index) => {
    const place = places[index]!.padEnd(width)
    const name = paint[kind](kind.padEnd(kinds))
    const indent = ' '.repeat(width + kinds + 6)
    return [
      `  ${place}  ${name}  ${problem.message}  ${paint.rule(problem.rule)}`,
      ...toAdvice(problem, kind).map((advice) => indent + advice),
    ]
  })
  return [paint.file(toVisible(file)), ...lines].join('\n')
}

function toAdvice({ suggestion, fix }: TemplateProblem, kind: string): string[] {
  if (kind === 'fixed') {
    const texts = [...new Set(fix!.map(({ text }) => `\`${toVisible(text)}\``))]
    return [`Changed to ${texts.join(', ')}.`]
  }
  return suggestion === undefined ? [] : [suggestion]
}

function toSummary({ files, errors, warnings, fixed, failures }: CheckReport): string {
  const found = files.filter(({ problems }) => problems.length).length
  const templates = count(files.length, 'template')
  const parts = [
    ...(errors ? [count(errors, 'error')] : []),
    ...(warnings ? [count(warnings, 'warning')] : []),
  ]
  const sentences = [
    ...(fixed ? [`${count(fixed, 'problem')} fixed.`] : []),
    found ? `${parts.join(' and ')} in ${found} of ${templates}.` : `No problems in ${templates}.`,
    ...(failures.length
      ? [`${count(failures.length, 'path')} could not be checked or fixed.`]
      : []),
  ]
  return sentences.join(' ')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Describes the check program with its options, as ace describes the command. */
export function toCheckHelp({ library, commands }: Catalog): string {
  const {
    description,
    help,
    arguments: args,
    options,
  } = commands.find(({ name }) => name === `${library.namespace}:check`)!
  const rows = [...args, ...options, { name: '--help', description: 'Print this text' }]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [
    `${description}\n`,
    `Usage: npx ${library.package} check [paths] [options]\n`,
    ...rows.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`),
    ...help.map((paragraph) => `\n${paragraph}`),
    '',
  ].join('\n')
}
