import type { Token } from 'edge.js/types'
import type { MarkupAttribute } from '../../tags/scan/markup-tags.ts'
import type { CheckedTag } from '../check-tags.ts'
import type { CheckedText } from '../checked-text.ts'
import { listBlocks, type Opening } from './list-blocks.ts'
import { listTags, UNKNOWN } from './list-tags.ts'
import type { PlacedOf } from './template-tree.ts'

/** A part of a template that may be left out: a block of `@if`, one of its branches, or a slot. */
export type Branch = { from: number; to: number; parent: Branch | null }

/** An opening tag, with the innermost branch around it. */
export type Element = Opening & { branch: Branch | null }

/** Whether a text has a part that is only known when it is rendered. */
export function isUnknown(text: string): boolean {
  return text.includes(UNKNOWN)
}

/** Lists the elements of a template in order, without those in a `<template>`, which are not shown. */
export function listElements(
  tokens: readonly Token[],
  { text, root, elements: written, offsetOf }: CheckedText,
  tags: readonly CheckedTag[],
  placedOf: PlacedOf,
): Element[] {
  const byStart = new Map(tags.map((one) => [one.tag.from, one]))
  const { branches, calls } = listBlocks(tokens, text.length, placedOf, (line) =>
    offsetOf({ line, col: 0 }),
  )
  const slots = tags.filter(({ tag }) => tag.component === null && tag.kind === 'open')
  for (const { tag } of slots) {
    branches.push({ from: tag.from, to: written.get(tag.from)?.to ?? tag.to })
  }
  branches.sort((a, b) => a.from - b.from || b.to - a.to)
  const elements: Element[] = []
  let next = 0
  let branch: Branch | null = null
  let templates = 0
  const opened = [...listTags(root), ...calls]
  for (const one of opened.sort((a, b) => a.from - b.from)) {
    const { from, attributes } = one
    for (; next < branches.length && branches[next]!.from <= from; next++) {
      while (branch && branch.to <= branches[next]!.from) branch = branch.parent
      branch = { ...branches[next]!, parent: branch }
    }
    while (branch && branch.to <= from) branch = branch.parent
    if ('label' in one) {
      if (templates === 0) elements.push({ ...one, branch })
      continue
    }
    const { name, isClose, nameTo } = one
    if (name === 'template') templates = Math.max(0, templates + (isClose ? -1 : 1))
    if (isClose || templates > 0) continue
    const tag = byStart.get(from)
    elements.push({
      label: `<${text.slice(from + 1, nameTo)}>`,
      entry: tag ? tag.placed?.entry : name.startsWith('x-') ? undefined : null,
      attributes,
      from,
      to: tag ? (written.get(from)?.to ?? tag.tag.to) : from,
      branch,
    })
  }
  return elements
}

/** An element with a literal id. */
export type Holder = { id: string; element: Element; attribute: MarkupAttribute }

/** Returns the id of an element; null if it has none, or one that is not known. */
export function toHolder(element: Element): Holder | null {
  const { attributes, entry } = element
  const attribute = attributes.find(({ name }) => name === 'id')
  if (!attribute || !isLiteral(attribute.value)) return null
  // What others do with an `id` is not known.
  if (entry === undefined || entry?.source) return null
  if (entry && !entry.attributes.passThrough && !entry.props.some(({ name }) => name === 'id')) {
    return null
  }
  return { id: attribute.value, element, attribute }
}

/** Whether a value is one id that is written out. */
export function isLiteral(value: string): boolean {
  return value !== '' && !/\s/.test(value) && !isUnknown(value)
}
