import type { PageMarkdown } from '../../engine/library/markdown/index.ts'

/** Returns the inline code in each cell of each row of the table below a heading. */
export function listRows(page: PageMarkdown, title: string): string[][][] {
  const index = page.headings.findIndex(({ text }) => text === title)
  const section = page.text.slice(page.headings[index]?.from, page.headings[index + 1]?.from)
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  if (!rows.length) throw new Error(`Cannot find a table below \`${title}\` in \`${page.file}\`.`)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)),
  )
}
