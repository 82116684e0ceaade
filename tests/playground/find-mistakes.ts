import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Page } from './create-visitor.ts'

/** Returns the errors in the summaries of a page, each with the target of its link. */
export function findMistakes({ elements }: Page): { text: string; href: string | null }[] {
  const mistakes: { text: string; href: string | null }[] = []
  for (const summary of elements) {
    if (summary.properties.dataKit !== 'errors' || summary.properties.hidden) continue
    visit(summary, 'element', (item) => {
      if (item.tagName !== 'li') return
      const link = item.children.find((child) => child.type === 'element' && child.tagName === 'a')
      const href = link?.type === 'element' ? String(link.properties.href) : null
      mistakes.push({ text: toString(item).trim().replace(/\s+/g, ' '), href })
    })
  }
  return mistakes
}
