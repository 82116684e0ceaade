import type { Piece } from './context.ts'
import type { EdgeTag } from './tree.ts'

/** Edge's own tags that have content, and known names without any. */
const BLOCKS = new Set(
  'component each if pushOnceTo pushOnceToTop pushTo pushToTop slot unless'.split(' '),
)

/** What an Edge tag is in a pair. Others are alone. */
export type Roles = ReadonlyMap<EdgeTag, 'start' | 'end'>

/** An Edge tag that may have content. */
type Open = { tag: EdgeTag; isCertain: boolean }

/**
 * Finds the Edge tags that have content, and their ends. A tag of the application has content if an
 * `@end` with its name, or one that no known tag needs, follows: the one with its indentation.
 */
export function pairBlocks(pieces: readonly Piece[]): Roles {
  const tags = pieces.filter((piece) => piece.type === 'edgeTag')
  const roles = new Map<EdgeTag, 'start' | 'end'>()
  if (!tags.some(isEnd)) return roles
  const open: Open[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by)
  let spare = tags.filter(isEnd).length - tags.filter(isBlock).length
  const pop = (): Open => {
    const last = open.pop()!
    count(last.tag.name, -1)
    return last
  }
  for (const tag of tags) {
    if (!isEnd(tag)) {
      const isCertain = isBlock(tag)
      if (!isCertain && (tag.isKnown || tag.isSelfClosing)) continue
      open.push({ tag, isCertain })
      count(tag.name, 1)
      continue
    }
    const name = tag.name.slice('end'.length)
    if (name !== '' && !counts.get(name)) continue
    while (open.length) {
      const last = pop()
      const isMeant =
        name === ''
          ? last.isCertain || (spare > 0 && last.tag.indent === tag.indent)
          : last.tag.name === name
      if (!isMeant) continue
      if (!last.isCertain) spare--
      roles.set(last.tag, 'start').set(tag, 'end')
      break
    }
  }
  return roles
}

/** Whether a tag is an `@end`, as far as its line tells. */
function isEnd({ name, isKnown, argument }: EdgeTag): boolean {
  return name.startsWith('end') && !isKnown && argument === null
}

function isBlock({ name, isKnown, isSelfClosing }: EdgeTag): boolean {
  return isKnown && !isSelfClosing && (BLOCKS.has(name) || name.includes('.'))
}
