import { ConsoleCommand } from '../console/console-command.ts'
import { toComponentsFile } from '../files/json/components.ts'

/** `export-json`: prints the API of every component. */
export default class ExportJson extends ConsoleCommand {
  static override commandName = 'export-json'
  static override description = 'Print every component as JSON'
  static override help = [
    'Uses the format of `components.json` in the documentation, with the defaults of your project.',
  ]

  static {
    this.boot()
    this.defineFlag('pretty', { type: 'boolean', description: 'Indent the JSON' })
  }

  declare pretty?: boolean

  override async run(): Promise<void> {
    const file = toComponentsFile(await this.readCatalog())
    await this.print(`${JSON.stringify(file, null, this.pretty ? 2 : 0)}\n`)
  }
}
