import { join } from 'node:path'
import { runCheck, toCheckOptions } from '../console/run-check.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import type { Paint } from '../console/check-text.ts'
import { openProjectNames } from '../io/project/names.ts'

/** `check`: finds problems in templates without running them. */
export default class Check extends ConsoleCommand {
  static override commandName = 'check'
  static override description = 'Find problems in templates: tags, props, values, slots'
  static override help = [
    'Pass files, folders or quoted glob patterns. Without a path, the command checks the views of the application. It never runs your templates.',
    'The exit code is 1 if it finds an error, or cannot read or fix a template. With `--fail-on=warning`, a warning also sets it.',
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
      description: 'Fix names and deprecated values that have one safe fix',
    })
    this.defineFlag('failOn', {
      type: 'string',
      description: 'Lowest level that sets exit code 1: error (default) or warning',
    })
    this.defineFlag('watch', {
      type: 'boolean',
      description: 'Check again whenever a template changes',
    })
  }

  declare paths?: string[]
  declare json?: boolean
  declare sarif?: boolean
  declare fix?: boolean
  declare failOn?: string
  declare watch?: boolean

  override async run(): Promise<void> {
    const options = this.readOptions(() => toCheckOptions(this))
    this.exitCode = await runCheck({
      ...options,
      root: this.app.makePath(),
      paths: this.paths?.length ? this.paths : [this.app.viewsPath()],
      readCatalog: () => this.readCatalog(),
      names: openProjectNames(this.app.makePath(), join(this.installed.folder, '../package.json')),
      // It has colours, and escapes of its own.
      print: (text) => this.write(text),
      say: (text) => process.stderr.write(text),
      paint: process.stdout.isTTY ? this.#toPaint() : undefined,
      isTerminal: process.stderr.isTTY,
      signal: this.stopWhenTerminated('Cannot check the other templates'),
    })
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
