import { ConsoleCommand } from '../console/console-command.ts'
import { toApiMapFile } from '../files/json/api-map.ts'

/** `export-api-map`: where everything of the library is documented. */
export default class ExportApiMap extends ConsoleCommand {
  static override commandName = 'export-api-map'
  static override description = 'Print the API map: all there is, and where it is documented'
  static override help = ['The format is that of `api-map.json` in the documentation.']

  static {
    this.boot()
    this.defineFlag('pretty', { type: 'boolean', description: 'Indent the JSON' })
  }

  declare pretty?: boolean

  override async run(): Promise<void> {
    const file = toApiMapFile(await this.readCatalog())
    await this.print(`${JSON.stringify(file, null, this.pretty ? 2 : 0)}\n`)
  }
}
