import { createPositions, type Position } from './positions.ts'
import { findNextTag, type TagStart } from './next-tag.ts'
import { isEdgeTag as isStockEdgeTag, type IsEdgeTag } from '../../template/edge-syntax.ts'
import {
  scanAttributes,
  type ScannedAttribute,
  type ScannedAttributes,
  toErrorCode,
} from './attributes.ts'

/** The problem of one tag. */
export interface TagProblem extends Position {
  message: string
  code: string
}

/** One tag of a claimed namespace, or one `<x-slot>` directly inside such a tag. */
export interface ScannedTag extends Position {
  kind: 'open' | 'close' | 'self'
  /** As written after `x-`: `acme::card.header`, `slot`, `slot:footer`. */
  name: string
  /** Its namespace; for a slot, the namespace of the component around it. */
  namespace: string
  /** The dotted name, `card.header`; null for a slot. */
  component: string | null
  attributes: ScannedAttribute[]
  from: number
  to: number
  endLine: number
  endCol: number
  /** Present if the tag is malformed. The attributes are then those before the problem. */
  problem?: TagProblem
}

/** Options for scanning a template. */
export interface ScanOptions {
  /** The namespaces to scan for. */
  namespaces: Iterable<string>
  /** Which `@names` at the start of a line are Edge tags. Defaults to Edge's own. */
  isEdgeTag?: IsEdgeTag
}

/** The result of a scan. */
interface ScannedTemplate {
  tags: ScannedTag[]
  /** Offsets of the `@` before escaped tags, which are printed as text. */
  escapes: number[]
  positionOf: (offset: number) => Position
}

const CLOSE_END = /\s*>/y

/** Finds every tag of the given namespaces in one pass, in linear time. */
export function scanTemplate(text: string, options: ScanOptions): ScannedTemplate {
  const namespaces = new Set(options.namespaces)
  const isEdgeTag = options.isEdgeTag ?? isStockEdgeTag
  const positionOf = createPositions(text)
  const tags: ScannedTag[] = []
  const escapes: number[] = []
  // Includes elements of other namespaces, because they decide whose child an `<x-slot>` is.
  const elements = createElementStack()
  let foreignEnd = 0
  let at = 0

  for (;;) {
    const start = findNextTag(text, at, isEdgeTag)
    if (!start) return { tags, escapes, positionOf }
    const { name, isClose, from, nameEnd } = start
    const isSlot = name === 'slot' || name.startsWith('slot:')
    const element = isSlot ? 'slot' : name
    const parent = elements.top()
    const namespace = isSlot ? (parent?.namespace ?? null) : claim(name, namespaces)
    at = nameEnd

    if (text[from - 1] === '@' && (namespace !== null || isSlot)) {
      escapes.push(from - 1)
      continue
    }
    if (namespace === null) {
      if (isClose) {
        if (parent?.name === element) elements.close(element)
      } else if (from >= foreignEnd) {
        // A tag before that offset is inside an attribute, so it is not an element.
        const foreign = scanAttributes(text, nameEnd, { name, from, namespace: '', isEdgeTag })
        foreignEnd = foreign.end
        if (!foreign.selfClosing) elements.open(element, null)
      }
      continue
    }
    const scanned = isClose
      ? scanClose(text, nameEnd, name, from)
      : scanAttributes(text, nameEnd, { name, from, namespace, isEdgeTag })
    at = scanned.end
    if (isClose) elements.close(element)
    else if (!scanned.selfClosing) elements.open(element, namespace)
    const problem =
      (isSlot ? findBound(scanned, namespace) : findDynamic(text, start, namespace)) ??
      scanned.problem
    const end = positionOf(at)
    tags.push({
      kind: isClose ? 'close' : scanned.selfClosing ? 'self' : 'open',
      name,
      namespace,
      component: isSlot ? null : name.slice(namespace.length + '::'.length),
      attributes: scanned.attributes,
      from,
      to: at,
      ...positionOf(from),
      endLine: end.line,
      endCol: end.col,
      ...(problem && {
        problem: { message: problem.message, code: problem.code, ...positionOf(problem.at) },
      }),
    })
  }
}

function claim(name: string, namespaces: Set<string>): string | null {
  const colon = name.indexOf('::')
  const namespace = colon === -1 ? '' : name.slice(0, colon)
  return namespaces.has(namespace) ? namespace : null
}

function scanClose(text: string, offset: number, name: string, from: number): ScannedAttributes {
  CLOSE_END.lastIndex = offset
  const isClosed = CLOSE_END.test(text)
  const message = `Unterminated tag </x-${name}`
  return {
    attributes: [],
    selfClosing: false,
    end: isClosed ? CLOSE_END.lastIndex : offset,
    ...(!isClosed && { problem: { message, code: 'E_UNTERMINATED_TAG', at: from } }),
  }
}

/** Finds a mustache in a component's name. The name must be known when the template is compiled. */
function findDynamic(text: string, { name, from, nameEnd }: TagStart, namespace: string) {
  if (!text.startsWith('{{', nameEnd)) return null
  const hint = `Use @component(\`${namespace}::\${name}\`, { … }) for a name that is computed`
  return {
    message: `The name of a component cannot contain a mustache, as in <x-${name}{{. ${hint}`,
    code: toErrorCode(namespace, 'TAG'),
    at: from,
  }
}

/** Finds an attribute of a slot that is not literal. Slots are created at compile time. */
function findBound({ attributes }: ScannedAttributes, namespace: string) {
  const bound = attributes.find((attribute) => attribute.value === null)
  if (!bound) return null
  return {
    message: `<x-slot> takes literal attributes only, not "${bound.name}"`,
    code: toErrorCode(namespace, 'TAG'),
    at: bound.from,
  }
}

/** An open `<x-…>` element. Its namespace is null if it is not claimed. */
interface OpenElement {
  name: string
  namespace: string | null
}

/** The open `<x-…>` elements around a position. */
interface ElementStack {
  top: () => OpenElement | undefined
  open: (name: string, namespace: string | null) => void
  /** Closes the innermost element with that name and those inside it, if there is one. */
  close: (name: string) => void
}

/** Creates an empty stack. Its total work is linear in the number of elements. */
function createElementStack(): ElementStack {
  const elements: OpenElement[] = []
  const counts = new Map<string, number>()
  const count = (name: string, change: number) => {
    counts.set(name, (counts.get(name) ?? 0) + change)
  }
  return {
    top: () => elements.at(-1),
    open(name, namespace) {
      elements.push({ name, namespace })
      count(name, 1)
    },
    close(name) {
      if (!counts.get(name)) return
      let closed: string
      do {
        closed = elements.pop()!.name
        count(closed, -1)
      } while (closed !== name)
    },
  }
}

/**
 * Finds the tags of the given namespaces in a template, in order, without resolving or running
 * anything. Skips comments, mustaches, `<script>`, `<style>` and arguments of Edge tags.
 */
export function scanTags(text: string, options: ScanOptions): ScannedTag[] {
  return scanTemplate(text, options).tags
}
