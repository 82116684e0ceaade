import { findNextTag } from './next-tag.ts'
import type { IsEdgeTag } from '../../template/edge-syntax.ts'
import { scanAttributes } from './attributes.ts'
import { findNearest } from '../../problem/suggestion.ts'

/** A tag that looks like a misspelt tag of a library. Offsets refer to the text. */
export interface MisspeltTag {
  /** As written, `<x-ui:button>` */
  written: string
  /** What was most likely meant, `<x-ui::button>` */
  meant: string
  namespace: string
  isClose: boolean
  /** Whether the tag could be someone else's custom element: `<x-ui-button>` */
  isElement: boolean
  /** Offsets of the name, and the name to replace it with; null if it is only a guess */
  from: number
  to: number
  replacement: string | null
}

/** Finds the component of a library with this name, or with the nearest one. */
type FindNamed = (namespace: string, name: string) => { name: string; isSame: boolean } | null

/**
 * Lists the tags that use the syntax of other libraries: `<x-ui:button>`, `<ui::button>`,
 * `<ui:button>` and `<x-ui-button>`, also in capitals: `<X-Ui::Button>`. `<ui:button>` and
 * `<x-ui-button>` only count if a component has that name.
 */
export function listMisspeltTags(
  text: string,
  namespaces: readonly string[],
  isEdgeTag: IsEdgeTag,
  find: FindNamed,
): MisspeltTag[] {
  const prefix = toAnyCase(`(?:x-)?(?:${namespaces.join('|')})`)
  const misspelt = new RegExp(`</?(?!x-(?:${namespaces.join('|')})::)${prefix}(?:::?|-)[A-Za-z]`)
  if (namespaces.length === 0 || !misspelt.test(text)) return []
  const pattern = new RegExp(`<(/?)(${prefix}(?:::?|-)[A-Za-z][\\w.:-]*)`, 'y')
  const tags: MisspeltTag[] = []
  let at = 0
  for (;;) {
    const start = findNextTag(text, at, isEdgeTag, pattern)
    if (!start) return tags
    const { name, isClose, from, nameEnd } = start
    at = isClose
      ? nameEnd
      : scanAttributes(text, nameEnd, { name, from, namespace: '', isEdgeTag }).end
    const tag = text[from - 1] === '@' ? null : toMisspelt(name, isClose, namespaces, find)
    if (tag) tags.push({ ...tag, from: nameEnd - name.length, to: nameEnd })
  }
}

function toMisspelt(
  written: string,
  isClose: boolean,
  namespaces: readonly string[],
  find: FindNamed,
): Omit<MisspeltTag, 'from' | 'to'> | null {
  const hasPrefix = /^x-/i.test(written)
  const rest = written.slice(hasPrefix ? 2 : 0)
  const namespace = namespaces.find((one) =>
    /^(?:::?|-)[A-Za-z]/.test(startingWith(one, rest.toLowerCase())),
  )
  if (namespace === undefined) return null
  const [, separator = '', name = ''] = /^(::?|-)([^]*)/.exec(rest.slice(namespace.length))!
  if (written.startsWith(`x-${namespace}::`)) return null
  // `<ui-button>` could just as well be someone else's custom element.
  if (!hasPrefix && separator === '-') return null
  const found = find(namespace, name)
  const isOurs = separator === '::' || (hasPrefix && separator === ':')
  if (!isOurs && !(separator === '-' ? found?.isSame : found)) return null
  // An element is only reported at its opening tag.
  if (separator === '-' && isClose) return null
  const replacement = `x-${namespace}::${found?.name ?? name}`
  const slash = isClose ? '/' : ''
  return {
    written: `<${slash}${written}>`,
    meant: `<${slash}${replacement}>`,
    namespace,
    isClose,
    isElement: separator === '-',
    replacement: found?.isSame ? replacement : null,
  }
}

/** Returns a regular expression that matches its lower-case letters in capitals too. */
function toAnyCase(pattern: string): string {
  return pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/** Returns the rest of a text after a prefix; empty if the text does not start with it. */
function startingWith(beginning: string, text: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : ''
}

/**
 * Finds the name that is equal apart from hyphens, dots and capitals, or else the nearest one.
 * Returns null if none is near.
 */
export function findNamed(
  name: string,
  names: readonly string[],
): { name: string; isSame: boolean } | null {
  const plain = toPlain(name)
  const same = names.find((one) => one === name) ?? names.find((one) => toPlain(one) === plain)
  if (same !== undefined) return { name: same, isSame: true }
  const nearest = findNearest(name, [...names])
  return nearest === null ? null : { name: nearest, isSame: false }
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
