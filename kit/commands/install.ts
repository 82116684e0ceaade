import { ConsoleCommand } from '../console/console-command.ts'
import { install } from '../console/install.ts'
import { library } from '../library.ts'
import { agents } from '../src/install/agents.ts'
import { findAgents } from '../src/install/find-agents.ts'

/** `install`: prepares a project for the library. */
export default class Install extends ConsoleCommand {
  static override commandName = `${library.namespace}:install`
  static override description = 'Prepare this project: provider, configuration, schema, rules'
  static override help = [
    'Run it again at any time, also after an update of the package: what is right already is left alone.',
    `With \`--agents=${Object.keys(agents).join(',')}\` it registers the MCP server with these assistants, and adds a block to \`AGENTS.md\`.`,
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineFlag('force', {
      type: 'boolean',
      description: 'Replace rules and registrations that differ',
    })
    this.defineFlag('dryRun', {
      type: 'boolean',
      description: 'Say what it would do, and do nothing',
    })
    this.defineFlag('agents', {
      type: 'array',
      description: `Assistants to register with: ${Object.keys(agents).join(', ')}`,
    })
  }

  declare force?: boolean
  declare dryRun?: boolean
  declare agents?: string[]

  override async run(): Promise<void> {
    const text = await install({
      catalog: await this.readCatalog(),
      app: this.app,
      codemods: await this.createCodemods(),
      agents: findAgents(this.agents ?? []),
      force: this.force ?? false,
      dryRun: this.dryRun ?? false,
    })
    await this.print(text)
  }
}
