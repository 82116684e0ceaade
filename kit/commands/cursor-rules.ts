import { applyChanges } from '../console/apply-changes.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import { readProjectFile } from '../io/read-project-file.ts'
import { readProse } from '../io/read-prose.ts'
import { library } from '../library.ts'
import { toChangesText } from '../src/install/to-changes-text.ts'
import { toKeptFile } from '../src/install/to-kept-file.ts'
import { toProjectPaths } from '../src/install/to-project-paths.ts'
import { toRulesFile } from '../src/outputs/to-rules-file.ts'

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
