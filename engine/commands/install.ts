import { askToWire, install, uninstall } from '../console/install.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import { agents, type Agent, editors, type Editor, findNames } from '../install/clients.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'

/** `install`: prepares a project for the library. */
export default class Install extends ConsoleCommand {
  static override commandName = 'install'
  static override description = 'Prepare this project: provider, configuration, schema, rules'
  static override help = [
    'It detects Vite, Tailwind or neither, and has your pages load the stylesheet and scripts. It shows the lines and asks before it adds them; `--yes` adds them without asking. Where nobody can answer, as in CI, it only shows them.',
    'Run it again at any time, also after an update of the package: what is right already is left alone.',
    `With \`--agents=${Object.keys(agents).join(',')}\` it registers the MCP server with these assistants, writes a skill for them, and adds a block to \`AGENTS.md\`.`,
    `Editors complete the tags with \`--editor=${Object.keys(editors).join(',')}\`, and wherever the project has a folder of theirs.`,
    'With `--remove` it takes back what it has written, all or for the assistants that are named. What somebody has edited stays and is reported.',
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
      description: 'Replace rules, skills and registrations that differ, or remove them',
    })
    this.defineFlag('yes', {
      type: 'boolean',
      alias: 'y',
      description: 'Add the lines that load stylesheet and scripts, and do not ask',
    })
    this.defineFlag('dryRun', {
      type: 'boolean',
      description: 'Say what it would do, and do nothing',
    })
    this.defineFlag('agents', {
      type: 'array',
      description: `Assistants to register with: ${Object.keys(agents).join(', ')}`,
    })
    this.defineFlag('editor', {
      type: 'array',
      description: `Editors that are to complete the tags: ${Object.keys(editors).join(', ')}`,
    })
    this.defineFlag('remove', {
      type: 'boolean',
      description: 'Take back what it has written',
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
      // Some assistants live in an editor.
      ...named.filter((name) => Object.hasOwn(editors, name)),
    ])
    const options = {
      catalog: await this.readCatalog(),
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
