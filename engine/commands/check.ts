import { checkTemplates, createProgress } from '../console/check-templates.ts'
import { ConsoleCommand, UsageError } from '../console/console-command.ts'
import { toCheckText, type Paint } from '../console/check-text.ts'
import { toCheckFile } from '../files/json/check.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toSarif } from '../files/json/sarif.ts'

/** `check`: finds problems in templates without running them. */
export default class Check extends ConsoleCommand {
  static override commandName = 'check'
  static override description = 'Find problems in templates: tags, props, values, slots'
  static override help = [
    'Pass files, folders or quoted glob patterns. Without a path, the command checks the views of the application. It never runs your templates.',
    'The exit code is 1 if it finds an error or cannot read a template. With `--fail-on=warning`, a warning also sets it.',
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineArgument('paths', {
      type: 'spread',
      required: false,
      description: 'Files, folders or glob patterns',
    })
    this.defineFlag('json', { type: 'boolean', description: 'Print JSON' })
    this.defineFlag('sarif', {
      type: 'boolean',
      description: 'Print SARIF 2.1.0, for code scanning',
    })
    this.defineFlag('fix', {
      type: 'boolean',
      description: 'Fix names that can only mean one thing',
    })
    this.defineFlag('failOn', {
      type: 'string',
      description: 'Lowest level that sets exit code 1: error (default) or warning',
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
    // On SIGTERM, ace asks the application to terminate but lets the command run on, so stop here.
    this.app.terminating(() =>
      stop.abort(new Error('Cannot check the other templates: the command was interrupted.')),
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
