import type { ProjectNames } from '../check/check-names.ts'
import { toCheckFile } from '../files/json/check.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toSarif } from '../files/json/sarif.ts'
import { watchFiles } from '../io/watch-files.ts'
import { toVisible, toVisibleLines } from '../problem/visible.ts'
import type { Catalog } from '../schema/catalog.ts'
import { checkTemplates, createProgress } from './check-templates.ts'
import { type Paint, toCheckText } from './check-text.ts'
import { UserError } from '../problem/user-error.ts'

/** The options of a check, as a person writes them. */
export type CheckOptions = {
  format: 'text' | 'json' | 'sarif'
  failOn: 'error' | 'warning'
  fix: boolean
  watch: boolean
}

/** A check of a project, and where its output goes. */
export type CheckRun = CheckOptions & {
  root: string
  paths: readonly string[]
  readCatalog: () => Promise<Catalog>
  /** Lists the names of the project's icons and routes */
  names: ProjectNames
  /** Writes data to stdout as it is */
  print: (text: string) => Promise<void>
  /** Writes everything else to stderr */
  say: (text: string) => unknown
  paint: Paint | undefined
  /** Whether stderr is a terminal, which shows the progress */
  isTerminal: boolean
  signal: AbortSignal
}

/** Validates the options of a check. Throws an Error for a wrong one. */
export function toCheckOptions({
  json = false,
  sarif = false,
  fix = false,
  watch = false,
  failOn = 'error',
}: {
  json?: boolean
  sarif?: boolean
  fix?: boolean
  watch?: boolean
  failOn?: string
}): CheckOptions {
  if (failOn !== 'error' && failOn !== 'warning') {
    throw new UserError(`Cannot use \`--fail-on=${failOn}\`, expected \`error\` or \`warning\`.`)
  }
  if (json && sarif) {
    throw new UserError('Cannot print both `--json` and `--sarif`, expected one of them.')
  }
  if (watch && (json || sarif)) {
    throw new UserError('Cannot print `--json` or `--sarif` with `--watch`, expected one of them.')
  }
  return { format: json ? 'json' : sarif ? 'sarif' : 'text', failOn, fix, watch }
}

/** Checks templates and prints the result. With `watch`, until the signal. Returns the exit code. */
export async function runCheck(run: CheckRun): Promise<number> {
  if (!run.watch) return checkOnce(run)
  let code = 0
  await watchFiles(run.root, /\.edge$|^config[\\/]/, run.signal, async () => {
    code = await checkOnce(run)
    run.say('Waiting for changes. Press Ctrl+C to end.\n')
  })
  return code
}

async function checkOnce(run: CheckRun): Promise<number> {
  const { root, paths, fix, failOn, format, signal, say, names } = run
  const catalog = await run.readCatalog()
  const printJson = (value: object) => run.print(toVisibleLines(toJsonText(value)))
  const progress = createProgress(
    (text) => run.isTerminal && say(text),
    () => performance.now(),
  )
  const request = { catalog, root, paths, fix, names, progress: progress.tell, signal }
  const report = await checkTemplates(request)
  progress.end()
  for (const failure of report.failures) say(`${toVisible(failure)}\n`)
  if (format === 'json') await printJson(toCheckFile(catalog, report))
  else if (format === 'sarif') await printJson(toSarif(catalog, report))
  else await run.print(toCheckText(report, run.paint))
  const fails = report.errors || (failOn === 'warning' && report.warnings) || report.failures.length
  return fails ? 1 : 0
}
