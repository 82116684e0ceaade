import { ConsoleCommand } from '../console/console-command.ts'
import { toApiMapFile } from '../files/json/api-map.ts'

/** `export-api-map`: prints every part of the API with the page that documents it. */
export default class ExportApiMap extends ConsoleCommand {
  static override commandName = 'export-api-map'
  static override description = 'Print the API map: every part of the API and its page'
  static override help = ['Uses the format of `api-map.json` in the documentation.']

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
