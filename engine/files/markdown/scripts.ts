import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Script } from '../../schema/script.ts'
import { toComponentPath } from '../paths.ts'

/** Every client-side script as Markdown: a heading of depth 2 each, its import, users and tables. */
export function toScriptsMarkdown({ library, scripts, components }: Catalog): string {
  return scripts
    .map((script) => {
      const users = components.filter((component) => component.script === script.name)
      const links = users.map(({ title, name }) => `[${title}](${toComponentPath(name)})`)
      return [
        `## ${script.name}`,
        script.description,
        `\`\`\`js\nimport '${library.package}/scripts/${script.name}'\n\`\`\``,
        ...(links.length ? [`Used by ${links.join(', ')}.`] : []),
        ...toTable('Option', script.options),
        ...toTable('Method', script.methods),
        ...toTable('Attribute', script.attributes),
        ...toTable('Event', script.events),
      ].join('\n\n')
    })
    .join('\n\n')
}

function toTable(header: string, members: Script['attributes']): string[] {
  if (!members.length) return []
  const rows = members.map(({ name, type, description }) => [
    inlineCode(name),
    ...(type ? [`${inlineCode(type)}. ${description}`] : [description]),
  ])
  return [markdownTable([header, 'Description'], rows)]
}
