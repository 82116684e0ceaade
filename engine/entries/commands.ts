import type { BaseCommand } from '@adonisjs/core/ace'
import type { CommandMetaData } from '@adonisjs/core/types/ace'
import { createCommands } from '../commands/index.ts'
import { installed } from './installed.ts'

const commands = createCommands(installed)

/** What ace shows of the commands. */
export const getMetaData: () => Promise<CommandMetaData[]> = commands.getMetaData

/** The class of a command, null for one that is not of this library. */
export const getCommand: (metaData: CommandMetaData) => Promise<typeof BaseCommand | null> =
  commands.getCommand
