import { ConsoleCommand } from '../console/console-command.ts'
import { toComponentAnswer } from '../answers/component.ts'
import { toExamplesAnswer } from '../answers/examples.ts'
import { toListAnswer } from '../answers/list.ts'
import {
  toBlockNotes,
  toBlockText,
  toComponentText,
  toListText,
} from '../console/component-text.ts'
import { BLOCKS } from '../catalog/groups.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { findBlock, isBlocks } from '../search/entry.ts'

/** `show`: prints a component's props, slots, parts and first example, or the files of a block. */
export default class Show extends ConsoleCommand {
  static override commandName = 'show'
  static override description = 'Show a component: props, slots, sub-components, usage'
  static override help = [
    'You can write the name in any of these forms: `name`, `Name`, `parent.name`, `parent/name`, `<x-…::parent.name>`.',
    'For a block, such as `blocks/sign-in`, prints its files, and notes about them to stderr. The first line of each file is its path. For `blocks`, lists all blocks.',
    'Shows the defaults of your project, if its configuration sets them.',
  ]

  static override toSurplusHint(word: string): string {
    return `Run \`node ace ${this.commandName} ${word}\` for that one.`
  }

  static {
    this.boot()
    this.defineArgument('component', { type: 'string', description: 'Name of the component' })
    this.defineFlag('json', { type: 'boolean', description: 'Print JSON' })
  }

  declare component: string
  declare json?: boolean

  override async run(): Promise<void> {
    const catalog = await this.readCatalog()
    if (isBlocks(catalog, this.component)) {
      const list = toListAnswer(catalog, [BLOCKS])
      return this.print(this.json ? toJsonText(list) : toListText(list))
    }
    if (findBlock(catalog, this.component)) {
      const block = toExamplesAnswer(catalog, { name: this.component }, Infinity)
      if (this.json) return this.print(toJsonText(block))
      this.note(toBlockNotes(block))
      return this.print(toBlockText(block))
    }
    const answer = toComponentAnswer(catalog, this.component)
    if (this.json) return this.print(toJsonText(answer))
    const { examples } = toExamplesAnswer(catalog, { name: this.component, limit: 1 })
    return this.print(toComponentText(answer, examples[0]?.code))
  }
}
