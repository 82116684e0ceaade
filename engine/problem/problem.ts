/** Something in the sources that must be put right: where, what was expected, what to do. */
export type Problem = {
  /** Path below the folder of the project */
  file: string
  /** From 1 */
  line: number
  message: string
  fix: string
}

/** The parts of a problem before they become a sentence. */
export type ProblemParts = {
  file: string
  line: number
  /** What failed, after the word "Cannot": `link to` */
  cannot: string
  /** The offending text, shown as code; left out when there is nothing to quote */
  value?: string
  /** What would have been right, the last one joined with "or" */
  expected: string[]
  /** A sentence: what the author does about it */
  fix: string
}

/** The problem as a sentence: Cannot … `value` in `file:line`, expected A, B or C. */
export function toProblem({ file, line, cannot, value, expected, fix }: ProblemParts): Problem {
  const quoted = value === undefined ? '' : ` ${quote(value)}`
  const last = expected.at(-1) ?? ''
  const choices = expected.length > 1 ? `${expected.slice(0, -1).join(', ')} or ${last}` : last
  const wish = choices === '' ? '' : `, expected ${choices}`
  return { file, line, message: `Cannot ${cannot}${quoted} in \`${file}:${line}\`${wish}.`, fix }
}

function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  return `\`${line.length > 60 ? `${line.slice(0, 59)}…` : line}\``
}

/** Thrown when sources cannot be used; the message names every problem and its remedy. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problems: Problem[]
  /** Where the first problem is, as hosts show it */
  readonly loc: { file: string; line: number }

  constructor(found: ProblemParts | Problem[]) {
    const problems = Array.isArray(found) ? found : [toProblem(found)]
    super(problems.map(({ message, fix }) => `${message}\n${fix}`).join('\n\n'))
    this.problems = problems
    // The place that matters is in the sources, not in the code that read them.
    this.stack = `${this.name}: ${this.message}`
    this.loc = { file: problems[0]!.file, line: problems[0]!.line }
  }
}

/** A text as a message quotes it: on one line, without what ends code or steers a terminal, cut. */
export function toShortLine(text: string, maxLength = 60): string {
  const characters = [...text.replace(/[\s\p{C}`]+/gu, ' ').trim()]
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}
