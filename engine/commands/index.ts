import { join } from 'node:path'
import type { CommandMetaData } from '@adonisjs/core/types/ace'
import type { ConsoleCommand } from '../console/console-command.ts'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { readText } from '../io/read-file.ts'

type CommandClass = typeof ConsoleCommand

/** The console commands by name, each imported when it runs. */
const commands: Record<string, () => Promise<{ default: CommandClass }>> = {
  check: () => import('./check.ts'),
  'cursor-rules': () => import('./cursor-rules.ts'),
  eject: () => import('./eject.ts'),
  'export-api-map': () => import('./export-api-map.ts'),
  'export-json': () => import('./export-json.ts'),
  format: () => import('./format.ts'),
  install: () => import('./install.ts'),
  list: () => import('./list.ts'),
  'mcp-serve': () => import('./mcp-serve.ts'),
  show: () => import('./show.ts'),
}

/** Name of the file, in the folder of an installed library, with the metadata of its commands. */
export const commandsFile = 'commands.json'

/** The interface that ace expects of a module with commands. */
export type CommandsModule = {
  getMetaData: () => Promise<CommandMetaData[]>
  getCommand: (metaData: Pick<CommandMetaData, 'commandName'>) => Promise<CommandClass | null>
}

/** Returns the console commands of an installed library, as its package exports them. */
export function createCommands(installed: InstalledLibrary): CommandsModule {
  let metaData: Promise<CommandMetaData[]> | undefined
  return {
    // Read from a file: ace asks for it at every start, and importing all commands is slow.
    getMetaData: () => (metaData ??= readMetaData(installed.folder)),
    async getCommand({ commandName }) {
      const prefix = `${installed.library.namespace}:`
      const name = commandName.startsWith(prefix) ? commandName.slice(prefix.length) : ''
      const load = Object.hasOwn(commands, name) ? commands[name]! : null
      return load && ofLibrary((await load()).default, installed)
    },
  }
}

/** Loads the classes of all commands, without a library. */
export function loadCommands(): Promise<CommandClass[]> {
  return Promise.all(Object.values(commands).map(async (load) => (await load()).default))
}

/** Returns the text of the file with the metadata of an installed library's commands. */
export async function toCommandsFile(installed: InstalledLibrary): Promise<string> {
  const classes = await loadCommands()
  const metaData = classes.map((Class) => ofLibrary(Class, installed).serialize())
  return JSON.stringify({ commands: metaData, version: 1 })
}

/** Returns a command for one library: with its namespace in the name, and its catalog. */
function ofLibrary(Base: CommandClass, installed: InstalledLibrary): CommandClass {
  return class extends Base {
    static override commandName = `${installed.library.namespace}:${Base.commandName}`
    static override installed = installed
  }
}

async function readMetaData(folder: string): Promise<CommandMetaData[]> {
  return JSON.parse(readText(join(folder, commandsFile))).commands
}
