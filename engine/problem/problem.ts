import { toVisible } from './visible.ts'
import { UserError } from './user-error.ts'

/** A problem in the sources: its position, what was expected, and how to fix it. */
export type Problem = {
  /** Path below the folder of the project */
  file: string
  /** From 1 */
  line: number
  message: string
  fix: string
}

/** The parts of a problem's message. */
export type ProblemParts = {
  file: string
  line: number
  /** The failed action, to follow the word "Cannot": `link to` */
  cannot: string
  /** The invalid text, shown as code; omit it if there is nothing to quote */
  value?: string
  /** The valid alternatives. The last one is joined with "or" */
  expected: string[]
  /** A sentence that tells the author how to fix it */
  fix: string
}

/** Writes a problem as a sentence: Cannot … `value` in `file:line`, expected A, B or C. */
export function toProblem({ file, line, cannot, value, expected, fix }: ProblemParts): Problem {
  const quoted = value === undefined ? '' : ` ${quote(value)}`
  const last = expected.at(-1) ?? ''
  const choices = expected.length > 1 ? `${expected.slice(0, -1).join(', ')} or ${last}` : last
  const wish = choices === '' ? '' : `, expected ${choices}`
  return {
    file,
    line,
    message: `Cannot ${cannot}${quoted} in \`${toVisible(file)}:${line}\`${wish}.`,
    fix,
  }
}

function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  return `\`${toVisible(line.length > 60 ? `${line.slice(0, 59)}…` : line)}\``
}

/** Thrown when sources are invalid. The message has every problem and its fix. */
export class ProblemError extends UserError {
  override readonly name = 'ProblemError'
  readonly problems: Problem[]
  /** Position of the first problem, for error overlays */
  readonly loc: { file: string; line: number }

  constructor(found: ProblemParts | Problem[]) {
    const problems = Array.isArray(found) ? found : [toProblem(found)]
    super(problems.map(({ message, fix }) => `${message}\n${fix}`).join('\n\n'))
    this.problems = problems
    // The position that matters is in the sources, not in the code that reads them. Astro prints a
    // heading even for an empty stack.
    delete this.stack
    this.loc = { file: problems[0]!.file, line: problems[0]!.line }
  }
}

/** Shortens a text to quote it in a message: one line, without backticks and control characters. */
export function toShortLine(text: string, maxLength = 60): string {
  let line = ''
  for (const [word] of text.matchAll(/[^\s\p{C}`]+/gu)) {
    line += line && ' '
    line += word
    // A character has two units at most. A caller may pass a megabyte.
    if (line.length > 2 * maxLength) break
  }
  const characters = Array.from(line.slice(0, 2 * maxLength + 2))
  if (characters.length <= maxLength) return characters.join('')
  return `${characters.slice(0, maxLength - 1).join('')}…`
}
