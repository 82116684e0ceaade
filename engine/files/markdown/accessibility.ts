import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import { listByCategory } from '../groups.ts'
import { toComponentPath } from '../paths.ts'

/** A Markdown table of every component: the pattern it follows, its keys and the script it needs. */
export function toAccessibilityMarkdown(catalog: Catalog): string {
  const components = listByCategory(catalog).flatMap(({ components }) => components)
  return markdownTable(
    ['Component', 'Follows', 'Keys', 'Script'],
    components.map(({ name, title, accessibility: { pattern, keys }, script }) => [
      `[${title}](${toComponentPath(name)})`,
      pattern ? `[${toPatternName(pattern)}](${pattern})` : '–',
      toKeys(keys).map(inlineCode).join(', ') || '–',
      script ? inlineCode(script) : 'none',
    ]),
  )
}

/** Each key once, in the order of their lines. */
function toKeys(keys: Component['accessibility']['keys']): string[] {
  return [...new Set(keys.flatMap((key) => key.keys.split(', ')))]
}

/** What the address of a pattern calls it: its anchor, or else the end of its path. */
function toPatternName(pattern: string): string {
  const { pathname, hash } = new URL(pattern)
  const word = hash.slice(1) || pathname.split('/').filter(Boolean).at(-1) || pattern
  return word.replace(/\.html$/, '').replaceAll('-', ' ')
}
