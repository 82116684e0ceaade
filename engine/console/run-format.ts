import { relative, sep } from 'node:path'
import { formatTemplate, type FormatOptions, WIDTH } from '../format/format-template.ts'
import { listTemplates } from '../io/list-templates.ts'
import { OutsideError } from '../io/paths.ts'
import { readTemplate, toReadError } from '../io/read-template.ts'
import { writeIfUnchanged } from '../io/write-files.ts'
import { toVisible } from '../problem/visible.ts'
import { createProgress } from './check-templates.ts'
import { UserError } from '../problem/user-error.ts'

/** What to format, and where the output goes. */
export type FormatRun = {
  /** Folder of the project, from which paths start; nothing outside of it is written */
  root: string
  paths: readonly string[]
  options: FormatOptions
  /** Whether to list the templates instead of writing them */
  check: boolean
  /** How to run the command that writes them */
  command: string
  /** Writes the result to stdout */
  print: (text: string) => Promise<void>
  /** Writes everything else to stderr */
  say: (text: string) => unknown
  /** Whether stderr is a terminal, which shows the progress */
  isTerminal: boolean
  signal: AbortSignal
}

/** Validates the length of lines, as a person writes it. Throws an Error for a wrong one. */
export function toWidth(written: string | undefined): number {
  if (written === undefined) return WIDTH
  const width = Number(written)
  if (/^\d+$/.test(written) && width >= 40 && width <= 400) return width
  throw new UserError(`Cannot use \`--width=${written}\`, expected a whole number from 40 to 400.`)
}

/** Formats templates, or checks whether they are formatted. Returns the exit code. */
export async function runFormat(run: FormatRun): Promise<number> {
  const { root, paths, check, signal, say } = run
  const { files, problems: failures } = listTemplates(paths, root, 'format')
  const progress = createProgress(
    (text) => run.isTerminal && say(text),
    () => performance.now(),
  )
  const changed: string[] = []
  for (const [index, path] of files.entries()) {
    const file = relative(root, path).split(sep).join('/')
    // Node delivers operating system signals only between two turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
    signal.throwIfAborted()
    try {
      if (await format(path, file, run, failures)) changed.push(file)
    } catch (error) {
      failures.push(toReadError(error, path, root))
    }
    progress.tell(index + 1, files.length)
  }
  progress.end()
  for (const failure of failures) say(`${toVisible(failure)}\n`)
  if (files.length || !failures.length) await run.print(toFormatText(changed, files.length, run))
  return failures.length || (check && changed.length) ? 1 : 0
}

/** Formats one template. Returns whether it changed, or would change. */
async function format(
  path: string,
  file: string,
  { root, options, check }: FormatRun,
  failures: string[],
): Promise<boolean> {
  const { text, reason } = readTemplate(path)
  if (text === null) {
    failures.push(`Cannot format \`${file}\`, ${reason}.`)
    return false
  }
  const formatted = formatTemplate(text, options)
  if (formatted === text || check) return formatted !== text
  try {
    if (await writeIfUnchanged(path, text, formatted, root)) return true
    failures.push(`Cannot format \`${file}\`: it changed meanwhile. Run the command again.`)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    failures.push(
      `Cannot format \`${file}\`, expected a file in the project and not \`${error.target}\`.`,
    )
  }
  return false
}

function toFormatText(changed: readonly string[], total: number, run: FormatRun): string {
  const of = (count: number) => (count === 1 ? '1 template' : `${count} templates`)
  if (!changed.length)
    return total === 1 ? '1 template is formatted.\n' : `All ${of(total)} are formatted.\n`
  const lines = changed.map((file) => `${toVisible(file)}\n`).join('')
  if (!run.check) return `${lines}\n${changed.length} of ${of(total)} formatted.\n`
  const is = changed.length === 1 ? 'is' : 'are'
  return `${lines}\n${changed.length} of ${of(total)} ${is} not formatted. Run \`${run.command}\`.\n`
}
