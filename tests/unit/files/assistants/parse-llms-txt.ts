/** A link of llms.txt. */
export type LlmsLink = { title: string; url: string; note: string }

/** The contents of an llms.txt. */
export type LlmsTxt = {
  title: string
  summary: string
  introduction: string
  sections: { title: string; links: LlmsLink[] }[]
}

/**
 * Parses an llms.txt as its two reference parsers do. Throws at the first line that one of them
 * would lose or misread.
 */
export function parseLlmsTxt(text: string): LlmsTxt {
  if (text[0] !== '#') fail(1, 'the first byte to be `#`')
  if (text.length >= 50_000) fail(1, 'fewer than 50,000 characters')
  if (!text.endsWith('\n') || text.endsWith('\n\n')) fail(1, 'one line break at the end')
  if (text.includes('\r')) fail(1, 'line feeds only')
  const lines = text.split('\n')
  const title = /^# (\S.*)$/.exec(lines[0]!)?.[1] ?? fail(1, '`# Title`')
  if (lines[1] !== '') fail(2, 'a blank line after the title')
  const summary = /^> (\S.*)$/.exec(lines[2]!)?.[1] ?? fail(3, 'a blockquote of one line')
  if (lines[3] !== '') fail(4, 'a blank line after the blockquote')

  const introduction: string[] = []
  const sections: LlmsTxt['sections'] = []
  for (const [index, line] of lines.entries()) {
    if (index < 4 || line.trim() === '') continue
    const section = sections.at(-1)
    const heading = /^## (\S.*)$/.exec(line)?.[1]
    if (heading !== undefined) {
      if (sections.some(({ title }) => title === heading)) fail(index + 1, 'an H2 of its own')
      sections.push({ title: heading, links: [] })
    } else if (/^\s*#/.test(line)) {
      fail(index + 1, 'no heading but H2')
    } else if (section) {
      const link = /^- \[([^[\]]+)\]\(([^()\s]+)\): (\S.*)$/.exec(line)
      if (!link) fail(index + 1, '`- [title](url): note`')
      section.links.push({ title: link![1]!, url: link![2]!, note: link![3]! })
    } else {
      introduction.push(line)
    }
  }
  if (!introduction.length) fail(5, 'some text after the blockquote')
  const empty = sections.find(({ links }) => !links.length)
  if (empty) fail(1, `links under ${empty.title}`)
  return { title, summary, introduction: introduction.join('\n'), sections }
}

function fail(line: number, expected: string): never {
  throw new Error(`Cannot parse llms.txt at line ${line}, expected ${expected}.`)
}
