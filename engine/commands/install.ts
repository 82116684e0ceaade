import { askToWire, install, uninstall } from '../console/install.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import { agents, type Agent, editors, type Editor, findNames } from '../catalog/clients.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'

/** `install`: sets up a project for the library. */
export default class Install extends ConsoleCommand {
  static override commandName = 'install'
  static override description = 'Set up this project: provider, configuration, schema, rules'
  static override help = [
    'Detects Vite and Tailwind, and adds the lines that load the stylesheet and scripts. It shows them and asks first; `--yes` adds them without asking. Where nobody can answer, such as in CI, it only shows them.',
    'You can run it again at any time, for example after you update the package. It changes only missing or outdated lines and files.',
    `\`--agents=${Object.keys(agents).join(',')}\` registers the MCP server with these assistants, writes a skill for them, and adds a block to \`AGENTS.md\`.`,
    `\`--editor=${Object.keys(editors).join(',')}\` sets up completion of the tags. If the project has the settings folder of the editor, such as \`.vscode\`, you don't need the option.`,
    '`--remove` undoes the installation, or only the part for the assistants that you name. It keeps and reports files that somebody has edited. It also removes this command: to install again, run `node ace configure` with the name of the package.',
  ]
  static override readOnly = false

  static override toSurplusHint(word: string): string {
    const nearest = findNearest(word, Object.keys(agents))
    return nearest ? toSuggestion(`\`--agents=${nearest}\``) : super.toSurplusHint(word)
  }

  static {
    this.boot()
    this.defineFlag('force', {
      type: 'boolean',
      description: 'Replace or remove rules, skills and registrations even if they were edited',
    })
    this.defineFlag('yes', {
      type: 'boolean',
      alias: 'y',
      description: 'Add the lines that load the stylesheet and scripts without asking',
    })
    this.defineFlag('dryRun', {
      type: 'boolean',
      description: 'Show the changes without making them',
    })
    this.defineFlag('agents', {
      type: 'array',
      description: `Assistants to register with: ${Object.keys(agents).join(', ')}`,
    })
    this.defineFlag('editor', {
      type: 'array',
      description: `Editors to set up completion in: ${Object.keys(editors).join(', ')}`,
    })
    this.defineFlag('remove', {
      type: 'boolean',
      description: 'Undo the installation',
    })
  }

  declare force?: boolean
  declare yes?: boolean
  declare dryRun?: boolean
  declare agents?: string[]
  declare editor?: string[]
  declare remove?: boolean

  override async run(): Promise<void> {
    const named = findNames('assistant', Object.keys(agents) as Agent[], this.agents ?? [])
    const used = findNames('editor', Object.keys(editors) as Editor[], [
      ...(this.editor ?? []),
      // Some assistants are part of an editor.
      ...named.filter((name) => Object.hasOwn(editors, name)),
    ])
    const options = {
      catalog: await (this.remove ? this.readCatalog() : this.readCatalogToWrite()),
      app: this.app,
      agents: named,
      editors: used,
      force: this.force ?? false,
      dryRun: this.dryRun ?? false,
    }
    const text = this.remove
      ? await uninstall(options)
      : await install(options, this.yes || askToWire(this.prompt))
    await this.print(text)
  }
}
