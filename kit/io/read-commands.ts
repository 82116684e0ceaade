import { readdirSync } from 'node:fs'
import { commandSchema, type Command } from '../src/schema/command.ts'

/** What of a command's class is read; the host's own type would make every reader load the host. */
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

const folder = new URL('../commands/', import.meta.url)

/** The console commands of the package as their classes declare them, by name, for a namespace. */
export async function readCommands(namespace: string): Promise<Command[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)))
  return modules
    .map(({ default: Class }) => toCommand(Class as CommandClass, namespace))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function toCommand(Class: CommandClass, namespace: string): Command {
  const { commandName, description, help = [], args, flags } = Class.serialize()
  return commandSchema.parse({
    name: commandName.replace(/^[^:]+/, namespace),
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
