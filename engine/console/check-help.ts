import type { Catalog } from '../schema/catalog.ts'

/** Describes the check program with its options, as ace describes the command. */
export function toCheckHelp({ library, commands }: Catalog): string {
  const {
    description,
    help,
    arguments: args,
    options,
  } = commands.find(({ name }) => name === `${library.namespace}:check`)!
  const rows = [...args, ...options, { name: '--help', description: 'Print this text' }]
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [
    `${description}\n`,
    `Usage: npx ${library.package} check [paths] [options]\n`,
    ...rows.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`),
    ...help.map((paragraph) => `\n${paragraph}`),
    '',
  ].join('\n')
}
