import { EdgeError } from 'edge.js'
import { checkExpression } from './check-expression.ts'
import type { Position } from './create-positions.ts'
import type { ScannedTag } from './scan-template.ts'
import type { TemplateCode } from './template-code.ts'
import { toErrorCode } from './to-error-code.ts'
import { toPropsCode } from './to-props-code.ts'
import { toSlotArgument } from './to-slot-argument.ts'

/** What a tag comes to. */
export interface CompiledTag {
  /** The argument of the `@component` or `@slot` that it becomes, without props. */
  jsArg: string
  /** Gives the props of a component. */
  props: TemplateCode
}

/** Compiles one tag of a text. Throws an EdgeError when it is malformed. */
export function compileTag(
  text: string,
  tag: ScannedTag,
  options: {
    filename: string
    async: boolean
    /** Returns the path of a component's template, or throws. */
    resolve: (tag: ScannedTag) => string
    positionOf: (offset: number) => Position
  },
): CompiledTag {
  const { filename, async, resolve, positionOf } = options
  if (tag.problem) {
    const { message, code, line, col } = tag.problem
    throw new EdgeError(message, code, { line, col, filename })
  }
  if (tag.kind === 'close') return { jsArg: '', props: [] }
  const fail = (message: string, offset: number, kind = 'TAG'): never => {
    const code = kind.startsWith('E_') ? kind : toErrorCode(tag.namespace, kind)
    throw new EdgeError(message, code, { ...positionOf(offset), filename })
  }
  if (tag.component === null) return { jsArg: toSlotArgument(tag, fail), props: [] }
  const path = resolve(tag)
  const toExpression = (from: number, to: number, shorthand?: string) => {
    const checked = checkExpression(shorthand ?? text.slice(from, to), { async })
    const { expression, problem } = checked
    if (expression) return expression
    if (shorthand === undefined) return fail(problem.message, from + problem.at, 'EXPRESSION')
    const name = text.slice(from, to)
    return fail(`"${name}" needs a value: ${shorthand} cannot be a variable`, from, 'EXPRESSION')
  }
  const props = toPropsCode(text, tag, toExpression, (name, offset) =>
    fail(`Attribute "${name}" is given twice to <x-${tag.name}>`, offset, 'E_DUPLICATE_ATTRIBUTE'),
  )
  return { jsArg: JSON.stringify(path), props }
}
