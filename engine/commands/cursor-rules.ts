import { applyChanges } from '../console/apply-changes.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import { readProjectFile } from '../io/project/catalog.ts'
import { readProse } from '../io/prose.ts'
import { toChangesText } from '../install/change.ts'
import { toKeptFile } from '../install/seal.ts'
import { toProjectPaths } from '../install/installed-files.ts'
import { toRulesFile } from '../files/assistants/rules.ts'

/** `cursor-rules`: writes the rules file for Cursor. */
export default class CursorRules extends ConsoleCommand {
  static override commandName = 'cursor-rules'
  static override description = 'Write the rules file for Cursor, which teaches assistants the tags'
  static override help = [
    'If the file exists with other content, the command keeps it and exits with code 1.',
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineFlag('force', { type: 'boolean', description: 'Replace a file with other content' })
  }

  declare force?: boolean

  override async run(): Promise<void> {
    const { namespace } = this.library
    const { rules } = toProjectPaths(namespace)
    const root = this.app.makePath()
    const text = toRulesFile(await this.readCatalogToWrite(), await readProse('rules.md'))
    const change = toKeptFile(rules, readProjectFile(root, rules), text, { force: this.force })
    if (change.action === 'keep') return this.fail(`Kept \`${rules}\`, which ${change.note}.`)
    await applyChanges(root, namespace, [change])
    await this.print(toChangesText([change]))
  }
}
