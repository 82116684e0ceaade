import { createPositions, type Position } from '../tags/scan/positions.ts'
import { scanTags } from '../tags/scan/template.ts'
import { parse } from '../template/parse.ts'
import { listOwnTags } from '../template/own-tags.ts'
import type { EdgeTag, Element, Root } from '../template/tree.ts'
import { walk } from '../template/walk.ts'

/** The text of a template, with functions that convert offsets to positions and back. */
export type CheckedText = {
  /** As written */
  source: string
  /** The same text, with dots instead of slashes in the names of tags */
  text: string
  /** The tree of `text` */
  root: Root
  /** The Edge tags of applications and libraries in it */
  ownTags: readonly EdgeTag[]
  /** The elements that have a start tag, by its offset */
  elements: ReadonlyMap<number, Element>
  positionOf: (offset: number) => Position
  /** Returns the offset of a position, at most the end of its line */
  offsetOf: (place: Position) => number
}

/** Prepares the text of a template for checks. */
export function toCheckedText(source: string, namespaces: readonly string[]): CheckedText {
  const text = namespaces.reduce(replaceSlashes, source)
  const root = parse(text, { namespaces })
  const lines: { from: number; to: number }[] = []
  let from = 0
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push({ from, to: index })
    from = index + lineBreak.length
  }
  lines.push({ from, to: text.length })
  let elements: CheckedText['elements'] | undefined
  return {
    source,
    text,
    root,
    ownTags: listOwnTags(root),
    // Most templates of an application need none.
    get elements() {
      return (elements ??= listElements(root))
    },
    positionOf: createPositions(text),
    offsetOf({ line, col }) {
      const { from, to } = lines[Math.min(Math.max(line, 1), lines.length) - 1]!
      return Math.min(from + Math.max(col, 0), to)
    },
  }
}

function listElements(root: Root): Map<number, Element> {
  const elements = new Map<number, Element>()
  walk(root, {
    enter: (node) => void (node.type === 'element' && node.start && elements.set(node.from, node)),
  })
  return elements
}

const SLASHED = /[A-Za-z][\w.-]*(?:\/[A-Za-z][\w.-]*)+(?=[\s/>])/y

/**
 * Replaces the slashes in names of tags, `<x-acme::card/header>`, with dots, because the tag
 * compiler does not support them. The text keeps its length.
 */
function replaceSlashes(text: string, namespace: string): string {
  if (!text.includes(`x-${namespace}::`)) return text
  let replaced = ''
  let last = 0
  for (const { from, kind, problem } of scanTags(text, { namespaces: [namespace] })) {
    if (!problem) continue
    const start = from + `${kind === 'close' ? '</' : '<'}x-${namespace}::`.length
    SLASHED.lastIndex = start
    const [name] = SLASHED.exec(text) ?? []
    if (name === undefined) continue
    replaced += text.slice(last, start) + name.replaceAll('/', '.')
    last = start + name.length
  }
  return replaced + text.slice(last)
}
