import type { ToolAnswer } from '../schema/answers.ts'

/** Every component by category as lines of text: name, summary, sub-components below. */
export function toListText({ categories }: ToolAnswer<'list_components'>): string {
  const width = Math.max(
    ...categories.flatMap(({ components }) => components.map(({ name }) => name.length)),
  )
  return categories
    .map(({ name, components }) => {
      const lines = components.flatMap(({ name, summary, subComponents = [] }) => [
        `  ${name.padEnd(width)}  ${summary}`,
        ...(subComponents.length
          ? [`  ${' '.repeat(width)}  with ${subComponents.join(', ')}`]
          : []),
      ])
      return `${name}\n${lines.join('\n')}\n`
    })
    .join('\n')
}
