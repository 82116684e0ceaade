import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { toCheckHelp, type Paint } from '../console/check-text.ts'
import { toFileErrorText } from '../console/error-text.ts'
import { runCheck, toCheckOptions } from '../console/run-check.ts'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { openProjectNames } from '../io/project/names.ts'
import { toDisplayPath } from '../io/paths.ts'
import { readCatalog } from '../io/read-catalog.ts'
import { toVisible, toVisibleLines } from '../problem/visible.ts'
import { readProjectCatalog } from '../io/project/catalog.ts'
import { withDefaultSignals } from '../io/run-modules.ts'
import { toUserMessage, UserError } from '../problem/user-error.ts'

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  fix: { type: 'boolean' },
  watch: { type: 'boolean' },
  'fail-on': { type: 'string' },
} as const

/** Checks the templates of the current folder with the options of the command, without ace. */
export async function runCheckProgram(installed: InstalledLibrary, args: string[]): Promise<void> {
  // The project's modules may log, but stdout is for data.
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const root = process.cwd()
  // If the reader closes the pipe, as `head` does, ends quietly. It may also never read.
  const print = (text: string) =>
    withDefaultSignals(() => new Promise<void>((resolve) => write(text, () => resolve())))
  const say = (text: string) => process.stderr.write(text)
  // Whatever ends the process before the check does, it must not seem to have succeeded.
  process.exitCode = 1
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () =>
      stop.abort(new UserError('Cannot check the other templates: the command was interrupted.')),
    )
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) {
      await print(toCheckHelp(await readCatalog(installed)))
      process.exitCode = 0
      return
    }
    process.exitCode = await runCheck({
      ...toCheckOptions({ ...values, failOn: values['fail-on'] }),
      root,
      paths: positionals.length ? positionals : ['resources/views'],
      readCatalog: () =>
        withDefaultSignals(() =>
          readProjectCatalog(installed, join(root, 'config'), (problem) =>
            say(`${toVisible(problem)}\n`),
          ),
        ),
      names: openProjectNames(root, join(installed.folder, '../package.json')),
      print,
      say,
      paint: process.stdout.isTTY ? paint : undefined,
      isTerminal: process.stderr.isTTY,
      signal: stop.signal,
    })
  } catch (error) {
    const text = toUserMessage(error) ?? toFileErrorText(error as Error, toDisplayPath)
    if (text === null) throw error
    say(`${toVisibleLines(text)}\n`)
  }
}

const paint: Paint = {
  error: (text) => styleText('red', text),
  warning: (text) => styleText('yellow', text),
  fixed: (text) => styleText('green', text),
  file: (text) => styleText('underline', text),
  rule: (text) => styleText('dim', text),
}
