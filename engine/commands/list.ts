import { ConsoleCommand } from '../console/console-command.ts'
import { toListAnswer } from '../answers/list.ts'
import { toListText } from '../console/component-text.ts'
import { toJsonText } from '../files/json/json-file.ts'

/** `list`: lists every component by category. */
export default class List extends ConsoleCommand {
  static override commandName = 'list'
  static override description = 'List the components by category'
  static override help = [
    '`--category` is not case-sensitive. For several categories, separate them with commas or repeat the option.',
  ]

  static override toSurplusHint(word: string): string {
    return `Use \`--category=${word}\` for a category, \`node ace ${this.installed.library.namespace}:show ${word}\` for a component.`
  }

  static {
    this.boot()
    this.defineFlag('category', { type: 'array', description: 'List only these categories' })
    this.defineFlag('json', { type: 'boolean', description: 'Print JSON' })
  }

  declare category?: string[]
  declare json?: boolean

  override async run(): Promise<void> {
    const wanted = (this.category ?? []).flatMap((names) => names.split(',')).filter(Boolean)
    const answer = toListAnswer(await this.readCatalog(), wanted)
    await this.print(this.json ? toJsonText(answer) : toListText(answer))
  }
}
