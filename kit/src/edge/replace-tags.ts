import { EdgeError } from 'edge.js'
import { checkExpression } from './check-expression.ts'
import type { IsEdgeTag } from './is-edge-tag.ts'
import { scanTemplate, type ScannedTag } from './scan-template.ts'
import { toErrorCode } from './to-error-code.ts'
import { toPropsExpression } from './to-props-expression.ts'
import { toSlotArgument } from './to-slot-argument.ts'

/** A tag that has been taken out of the text, with all that is needed to compile it. */
export interface ReplacedTag extends ScannedTag {
  /** The argument of the `@component` or `@slot` that it becomes. */
  jsArg: string
  /** Text before the tag that had to be taken along: a `{` would join the placeholder's braces. */
  lead: string
}

/** What replacing needs to know of the file and the library. */
export interface ReplaceOptions {
  filename: string
  namespaces: readonly string[]
  isEdgeTag: IsEdgeTag
  async: boolean
  /** Starts the content of each placeholder. */
  marker: string
  /** Returns the path of a component's template, or throws. */
  resolve: (tag: ScannedTag) => string
}

/**
 * Replaces each tag by a mustache that holds its number, with as many line breaks as the tag had,
 * so that no other line moves. Throws an EdgeError at the first malformed tag.
 */
export function replaceTags(
  text: string,
  { filename, namespaces, isEdgeTag, async, marker, resolve }: ReplaceOptions,
): { text: string; tags: ReplacedTag[] } {
  const { tags, escapes, positionOf } = scanTemplate(text, { namespaces, isEdgeTag })
  const fail = (message: string, code: string, offset: number): never => {
    throw new EdgeError(message, code, { ...positionOf(offset), filename })
  }

  const toJsArg = (tag: ScannedTag): string => {
    if (tag.problem) {
      const { message, code, line, col } = tag.problem
      throw new EdgeError(message, code, { line, col, filename })
    }
    if (tag.kind === 'close') return ''
    const tagCode = toErrorCode(tag.namespace, 'TAG')
    if (tag.component === null) {
      return toSlotArgument(tag, (message, offset) => fail(message, tagCode, offset))
    }
    const path = resolve(tag)
    const toExpression = (from: number, to: number, shorthand?: string) => {
      const { code, problem } = checkExpression(shorthand ?? text.slice(from, to), { async })
      if (code !== null) return code
      const errorCode = toErrorCode(tag.namespace, 'EXPRESSION')
      if (shorthand === undefined) return fail(problem.message, errorCode, from + problem.at)
      const name = text.slice(from, to)
      return fail(`"${name}" needs a value: ${shorthand} cannot be a variable`, errorCode, from)
    }
    const props = toPropsExpression(text, tag, toExpression, (name, offset) =>
      fail(`Attribute "${name}" is given twice to <x-${tag.name}>`, tagCode, offset),
    )
    return `${JSON.stringify(path)}, ${props}`
  }

  const replaced: ReplacedTag[] = []
  let out = ''
  let last = 0
  let nextEscape = 0
  const copyUntil = (offset: number) => {
    while (nextEscape < escapes.length && escapes[nextEscape]! < offset) {
      out += text.slice(last, escapes[nextEscape]!)
      last = escapes[nextEscape++]! + 1
    }
    out += text.slice(last, offset)
    last = offset
  }
  for (const tag of tags) {
    const jsArg = toJsArg(tag)
    const lead = findLead(text, last, tag.from)
    copyUntil(tag.from - lead.length)
    const lineBreaks = '\n'.repeat(tag.endLine - tag.line)
    out += `{{{ ${marker}${replaced.length}${lineBreaks} }}}`
    replaced.push({ ...tag, jsArg, lead })
    last = tag.to
  }
  copyUntil(text.length)
  return { text: out, tags: replaced }
}

/** A `{` before the placeholder would join its braces, and an `@` would escape them. */
function findLead(text: string, from: number, to: number): string {
  let start = to
  while (start > from && (text[start - 1] === '{' || text[start - 1] === '@')) start--
  return text.slice(start, to)
}
