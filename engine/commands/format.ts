import { ConsoleCommand } from '../console/console-command.ts'
import { runFormat, toWidth } from '../console/run-format.ts'
import { openLayouts } from '../io/read-layouts.ts'

/** `format`: breaks the long lines of templates. */
export default class Format extends ConsoleCommand {
  static override commandName = 'format'
  static override description = 'Format templates: attributes, expressions and long lines'
  static override help = [
    'Pass files, folders or quoted glob patterns. Without a path, the command formats the views of the application. Your templates render the same afterwards, and what the command does not understand stays as you wrote it.',
    'With `--check`, it writes nothing, and exits with 1 if a template is not formatted.',
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineArgument('paths', {
      type: 'spread',
      required: false,
      description: 'Files, folders or glob patterns',
    })
    this.defineFlag('check', {
      type: 'boolean',
      description: 'List the templates that are not formatted, without writing them',
    })
    this.defineFlag('width', {
      type: 'string',
      description: 'Longest line in characters; the default is 88',
    })
  }

  declare paths?: string[]
  declare check?: boolean
  declare width?: string

  override async run(): Promise<void> {
    const signal = this.stopWhenTerminated('Cannot format the other templates')
    const width = this.readOptions(() => toWidth(this.width))
    const root = this.app.makePath()
    const layouts = openLayouts(await this.readCatalog(), this.installed.folder, root)
    this.exitCode = await runFormat({
      root,
      paths: this.paths?.length ? this.paths : [this.app.viewsPath()],
      options: { ...layouts, width },
      check: this.check ?? false,
      command: `node ace ${this.library.namespace}:format`,
      print: (text) => this.print(text),
      say: (text) => process.stderr.write(text),
      isTerminal: process.stderr.isTTY,
      signal,
    })
  }
}
