import { findNextTag } from './next-tag.ts'
import type { IsEdgeTag } from './edge-syntax.ts'
import { scanAttributes } from './attributes.ts'
import { findNearest } from '../../problem/suggestion.ts'

/** A tag that is nearly one of a library; offsets are in the text. */
export interface MisspeltTag {
  /** As it is written, `<x-ui:button>` */
  written: string
  /** What was most likely meant, `<x-ui::button>` */
  meant: string
  namespace: string
  isClose: boolean
  /** Whether the tag could be a custom element of somebody else: `<x-ui-button>` */
  isElement: boolean
  /** Where the name is, and what takes its place; the replacement is null when it is only a guess */
  from: number
  to: number
  replacement: string | null
}

/** Finds the component that a library has by this name, or by one that is nearly the same. */
type FindNamed = (namespace: string, name: string) => { name: string; isSame: boolean } | null

/**
 * Lists the tags that are spelt as other libraries spell theirs: `<x-ui:button>`, `<ui::button>`,
 * `<ui:button>` and `<x-ui-button>`. The last two are told only of where a component has that name.
 */
export function listMisspeltTags(
  text: string,
  namespaces: readonly string[],
  isEdgeTag: IsEdgeTag,
  find: FindNamed,
): MisspeltTag[] {
  const prefix = `(?:x-)?(?:${namespaces.join('|')})`
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
  const hasPrefix = written.startsWith('x-')
  const rest = written.slice(hasPrefix ? 2 : 0)
  const namespace = namespaces.find((one) => /^(?:::?|-)[A-Za-z]/.test(startingWith(one, rest)))
  if (namespace === undefined) return null
  const [, separator = '', name = ''] = /^(::?|-)([^]*)/.exec(rest.slice(namespace.length))!
  if (hasPrefix && separator === '::') return null
  // `<ui-button>` is as good a name for anybody's element.
  if (!hasPrefix && separator === '-') return null
  const found = find(namespace, name)
  const isOurs = separator === '::' || (hasPrefix && separator === ':')
  if (!isOurs && !(separator === '-' ? found?.isSame : found)) return null
  // The notice of an element is for its opening tag.
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

/** What follows a beginning in a text; empty when the text begins otherwise. */
function startingWith(beginning: string, text: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : ''
}

/**
 * Finds the name that is the same but for hyphens, dots and capitals, or else the nearest one; null
 * when none is near.
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
