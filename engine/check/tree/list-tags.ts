import { decodeAttribute } from '../../tags/scan/attributes.ts'
import type { MarkupAttribute } from '../../tags/scan/markup-tags.ts'
import type { Attribute, Node, Root, Tag } from '../../template/tree.ts'
import { walk } from '../../template/walk.ts'

/** Stands for a mustache, whose text is only known when rendered. */
export const UNKNOWN = '\u0001'

/** A start or end tag of HTML or of a component. Offsets refer to the text. */
export type WrittenTag = {
  /** In lower case */
  name: string
  isClose: boolean
  from: number
  nameTo: number
  attributes: MarkupAttribute[]
}

/** Lists the tags of a template in order, without those in attributes. */
export function listTags(root: Root): WrittenTag[] {
  const tags: WrittenTag[] = []
  const add = (tag: Tag | null, isClose: boolean) => {
    if (!tag || tag.isUnclosed) return
    const { name, from, nameTo, attributes } = tag
    const found = attributes.flatMap((one) => toAttribute(root.text, one))
    tags.push({ name: name.toLowerCase(), isClose, from, nameTo, attributes: found })
  }
  walk(root, {
    enter(node) {
      if (node.type === 'element') add(node.start, false)
      return node.type === 'element' || node.type === 'edgeTag' || node.type === 'root'
    },
    exit: (node) => void (node.type === 'element' && add(node.end, true)),
  })
  return tags.sort((a, b) => a.from - b.from)
}

function toAttribute(text: string, node: Attribute | Node): MarkupAttribute[] {
  const { from, to } = node
  if (node.type === 'mustache') return [{ name: UNKNOWN, value: '', from, to }]
  if (node.type !== 'attribute') return []
  const { name, nameChildren, value } = node
  const written = nameChildren.length ? UNKNOWN : name.toLowerCase()
  const parts = value?.children.map((child) => {
    if (child.type === 'text') return text.slice(child.from, child.to)
    return child.type === 'mustache' ? UNKNOWN : ' '
  })
  return [{ name: written, value: decodeAttribute(parts?.join('') ?? ''), from, to }]
}
