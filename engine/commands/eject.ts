import { posix } from 'node:path'
import { applyChanges } from '../console/apply-changes.ts'
import { ConsoleCommand } from '../console/console-command.ts'
import { readComponentFiles } from '../io/component-files.ts'
import { readProjectFile } from '../io/project/catalog.ts'
import { loadProjectConfig } from '../io/project/config.ts'
import { readText } from '../io/read-file.ts'
import { toChange, toChangesText, toDiffsText } from '../install/change.ts'
import { toOwnTemplate } from '../install/own-template.ts'
import { type OwnConfig, toOwnConfig } from '../library/config/own-components-config.ts'
import { findBlock, findEntry } from '../search/entry.ts'

/** `eject`: copies the templates of a component into the application's own components. */
export default class Eject extends ConsoleCommand {
  static override commandName = 'eject'
  static override description = 'Copy a component into your own, to change its HTML'
  static override help = [
    'Copies the template, and those of all sub-components, into the folder in `components` of your configuration. The copy looks and works like the component until you change it.',
    'It needs `components` in the configuration, which has no default: the guide "Your own components" describes it. You write the copy with the namespace that you set there, such as `<x-app::button>`.',
    'If a file exists with other content, the command writes nothing and exits with code 1.',
  ]
  static override readOnly = false

  static {
    this.boot()
    this.defineArgument('component', { type: 'string', description: 'Name of the component' })
    this.defineFlag('force', { type: 'boolean', description: 'Replace files with other content' })
    this.defineFlag('dryRun', {
      type: 'boolean',
      description: 'Show the changes without writing them, with --force also the lines to replace',
    })
  }

  declare component: string
  declare force?: boolean
  declare dryRun?: boolean

  override async run(): Promise<void> {
    const { namespace } = this.library
    const catalog = await this.readCatalogToWrite()
    const block = findBlock(catalog, this.component)
    if (block) {
      return this.fail(
        `Cannot eject the block \`${block.name}\`, expected a component. Run \`node ace ${namespace}:show ${block.name}\` to print its files.`,
      )
    }
    const { name } = findEntry(catalog, this.component).component
    if (name.includes('::')) {
      return this.fail(`Cannot eject \`${name}\`, expected a component of ${this.library.name}.`)
    }
    const own = await this.#readOwn()
    if (!own) {
      const example = "components: { namespace: 'app', directory: 'resources/views/components' }"
      return this.fail(
        `Cannot eject \`${name}\`, expected the folder of your own components in \`config/${namespace}.ts\`. Add \`${example}\`.`,
      )
    }
    const root = this.app.makePath()
    const files = readComponentFiles(this.installed.folder).filter(
      (file) => file.name.split('.')[0] === name,
    )
    const changes = await Promise.all(
      files.map(async ({ name: copy, file, classFile }) => {
        const target = posix.join(own.directory, `${copy.replaceAll('.', '/')}.edge`)
        const copied = { name: copy, namespace, own: own.namespace, hasClass: classFile !== null }
        const text = toOwnTemplate(readText(file), copied)
        return toChange(target, readProjectFile(root, target), text)
      }),
    )
    const [edited] = changes.filter(({ action }) => action === 'update')
    if (edited && !this.force) {
      return this.fail(
        `Cannot write \`${edited.file}\`, because it has other content. Nothing was changed; --force replaces it.`,
      )
    }
    if (!this.dryRun) await applyChanges(root, namespace, changes)
    const lines = toChangesText(changes, { dryRun: this.dryRun })
    const edits = changes.filter(({ action }) => action === 'update')
    const diffs = this.dryRun ? toDiffsText(edits, (file) => readProjectFile(root, file)) : ''
    const tag = (prefix: string) => `\`<x-${prefix}::${name}>\``
    await this.print(
      this.dryRun
        ? `${lines}${diffs && `\n${diffs}`}\nThis was a dry run: nothing was written.\n`
        : `${lines}\nRestart your server, then write ${tag(own.namespace)} instead of ${tag(namespace)}.\nRun \`node ace ${namespace}:install\` to list it in \`.${namespace}-schema.json\`.\n`,
    )
  }

  async #readOwn(): Promise<OwnConfig | null> {
    const { namespace } = this.library
    const config = await loadProjectConfig(this.app.configPath(), namespace)
    return config && toOwnConfig(config, namespace)
  }
}
