import { applyChanges } from '../../engine/console/apply-changes.ts'
import { ConsoleCommand } from '../../engine/console/console-command.ts'
import { readProjectFile } from '../../engine/io/project-catalog.ts'
import { readProse } from '../../engine/io/prose.ts'
import { library } from '../library.ts'
import { toChangesText } from '../../engine/install/change.ts'
import { toKeptFile } from '../../engine/install/seal.ts'
import { toProjectPaths } from '../../engine/install/installed-files.ts'
import { toRulesFile } from '../../engine/files/assistants/rules.ts'

const { rules } = toProjectPaths(library.namespace)

/** `cursor-rules`: writes the rules file of the editor. */
export default class CursorRules extends ConsoleCommand {
  static override commandName = `${library.namespace}:cursor-rules`
  static override description =
    'Write the rules file for Cursor: what an assistant is to know about the tags'
  static override help = ['An existing file that differs is left alone, with exit code 1.']
  static override readOnly = false

  static {
    this.boot()
    this.defineFlag('force', { type: 'boolean', description: 'Replace a file that differs' })
  }

  declare force?: boolean

  override async run(): Promise<void> {
    const root = this.app.makePath()
    const text = toRulesFile(await this.readCatalog(), await readProse('rules.md'))
    const change = toKeptFile(rules, readProjectFile(root, rules), text, { force: this.force })
    if (change.action === 'keep') return this.fail(`Kept \`${rules}\`, which ${change.note}.`)
    await applyChanges(root, library.namespace, [change])
    await this.print(toChangesText([change]))
  }
}
