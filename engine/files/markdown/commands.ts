import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Command } from '../../schema/command.ts'

/** Every console command as Markdown: a heading of depth 2 each, what it does, its options. */
export function toCommandsMarkdown({ commands }: Catalog): string {
  return commands.map(toCommand).join('\n\n')
}

function toCommand({ name, description, help, arguments: args, options }: Command): string {
  const usage = ['node ace', name, ...args.map(toUsage)].join(' ')
  return [
    `## ${name}`,
    description.replace(/\.?$/, '.'),
    `\`\`\`sh\n${usage}\n\`\`\``,
    ...help,
    ...(options.length
      ? [
          markdownTable(
            ['Option', 'Effect'],
            options.map((option) => [inlineCode(option.name), option.description]),
          ),
        ]
      : []),
  ].join('\n\n')
}

function toUsage({ name, required }: Command['arguments'][number]): string {
  return required ? `<${name}>` : `[${name}]`
}
