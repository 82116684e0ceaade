import type { BaseCommand } from '@adonisjs/core/ace'
import type { CommandMetaData } from '@adonisjs/core/types/ace'
import { createCommands } from '../commands/index.ts'
import { installed } from './installed.ts'

const commands = createCommands(installed)

/** Returns the metadata of the commands, which ace displays. */
export const getMetaData: () => Promise<CommandMetaData[]> = commands.getMetaData

/** Returns the class of a command, or null if it does not belong to this library. */
export const getCommand: (metaData: CommandMetaData) => Promise<typeof BaseCommand | null> =
  commands.getCommand
