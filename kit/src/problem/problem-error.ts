import { toProblem, type Problem, type ProblemParts } from './to-problem.ts'

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
