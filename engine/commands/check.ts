import { checkTemplates, createProgress } from '../console/check-templates.ts'
import { ConsoleCommand, UsageError } from '../console/console-command.ts'
import { toCheckText, type Paint } from '../console/check-text.ts'
import { toCheckFile } from '../files/json/check.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toSarif } from '../files/json/sarif.ts'

/** `check`: reads templates without running them, and says what is wrong with them. */
export default class Check extends ConsoleCommand {
  static override commandName = 'check'
  static override description = 'Check templates: tags, props, values, slots'
  static override help = [
    'Paths are files, folders or patterns in quotes; without any it reads the views of the application. Nothing is run.',
    'The exit code is 1 when there is an error, when a template cannot be read, and with `--fail-on=warning` also when there is a warning.',
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineArgument('paths', {
      type: 'spread',
      required: false,
      description: 'Files, folders or patterns',
    })
    this.defineFlag('json', { type: 'boolean', description: 'Print JSON' })
    this.defineFlag('sarif', { type: 'boolean', description: 'Print SARIF 2.1.0 for code hosts' })
    this.defineFlag('fix', {
      type: 'boolean',
      description: 'Put right names that were surely meant otherwise',
    })
    this.defineFlag('failOn', {
      type: 'string',
      description: 'What ends it with exit code 1: error (as without it) or warning',
    })
  }

  declare paths?: string[]
  declare json?: boolean
  declare sarif?: boolean
  declare fix?: boolean
  declare failOn?: string

  override async run(): Promise<void> {
    const failOn = this.failOn ?? 'error'
    if (failOn !== 'error' && failOn !== 'warning') {
      throw new UsageError(`Cannot use \`--fail-on=${failOn}\`, expected \`error\` or \`warning\`.`)
    }
    if (this.json && this.sarif) {
      throw new UsageError('Cannot print both `--json` and `--sarif`, expected one of them.')
    }
    const catalog = await this.readCatalog()
    const { stderr, stdout } = process
    const progress = createProgress(
      (text) => stderr.isTTY && stderr.write(text),
      () => performance.now(),
    )
    const stop = new AbortController()
    // The host hears SIGTERM and tells its application to end; a command goes on regardless.
    this.app.terminating(() =>
      stop.abort(new Error('Cannot check the other templates: the command was told to end.')),
    )
    const report = await checkTemplates({
      catalog,
      root: this.app.makePath(),
      paths: this.paths?.length ? this.paths : [this.app.viewsPath()],
      fix: this.fix ?? false,
      progress: progress.tell,
      signal: stop.signal,
    })
    progress.end()
    for (const failure of report.failures) this.fail(failure)
    if (report.errors || (failOn === 'warning' && report.warnings)) this.exitCode = 1
    if (this.json) return this.print(toJsonText(toCheckFile(catalog, report)))
    if (this.sarif) return this.print(toJsonText(toSarif(catalog, report)))
    return this.print(toCheckText(report, stdout.isTTY ? this.#toPaint() : undefined))
  }

  #toPaint(): Paint {
    const { colors } = this
    return {
      error: (text) => colors.red(text),
      warning: (text) => colors.yellow(text),
      fixed: (text) => colors.green(text),
      file: (text) => colors.underline(text),
      rule: (text) => colors.dim(text),
    }
  }
}
