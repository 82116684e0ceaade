import { commandSchema, type Command } from '../schema/catalog.ts'
import { loadCommands } from './index.ts'

/** The parts of a command's class that are read. Importing ace's own type would load ace. */
type CommandClass = {
  readOnly: boolean
  serialize: () => {
    commandName: string
    description: string
    help?: string | string[]
    args: { name: string; required?: boolean; description?: string }[]
    flags: { flagName: string; type: string; description?: string }[]
  }
}

/** Describes the console commands of a package from their classes, for a namespace, by name. */
export async function describeCommands(namespace: string): Promise<Command[]> {
  const classes: CommandClass[] = await loadCommands()
  return classes
    .map((Class) => toCommand(Class, namespace))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toCommand(Class: CommandClass, namespace: string): Command {
  const { commandName, description, help = [], args, flags } = Class.serialize()
  return commandSchema.parse({
    name: `${namespace}:${commandName}`,
    description,
    help: [help].flat(),
    arguments: args.map(({ name, required = true, description }) => ({
      name,
      required,
      description,
    })),
    options: flags.map(({ flagName, type, description }) => ({
      name: `--${flagName}`,
      type,
      description,
    })),
    readOnly: Class.readOnly,
  })
}
