import { EdgeError } from 'edge.js'
import { compileTag } from './compile-tag.ts'
import type { Position } from '../scan/positions.ts'
import type { ScannedTag } from '../scan/template.ts'

/**
 * Lists the errors of each tag itself: a malformed tag, an invalid expression, a repeated
 * attribute. Returns at most one error per tag.
 */
export function listTagErrors(
  text: string,
  tags: readonly ScannedTag[],
  positionOf: (offset: number) => Position,
): Map<ScannedTag, CompileError> {
  const errors = new Map<ScannedTag, CompileError>()
  const options = {
    filename: 'template',
    async: true,
    isTraced: false,
    resolve: () => '',
    positionOf,
  }
  for (const tag of tags) {
    try {
      compileTag(text, tag, options)
    } catch (error) {
      errors.set(tag, toCompileError(error, tag))
    }
  }
  return errors
}

/** Why a template cannot be compiled. Lines start at 1 and columns at 0, as in Edge's errors. */
export interface CompileError {
  message: string
  code: string
  line: number
  col: number
}

/**
 * Converts an error of the compiler to one line with its position. If the error has no position,
 * uses the position of the tag.
 */
export function toCompileError(
  error: unknown,
  { line, col }: { line: number; col: number },
): CompileError {
  if (error instanceof EdgeError) {
    const place = { line: Math.max(error.line, 1), col: Math.max(error.col, 0) }
    return { message: toLine(error.message), code: error.code, ...place }
  }
  if (error instanceof RangeError) {
    const message = 'Cannot read so many tags and mustaches in one line or in each other'
    return { message, code: 'E_TOO_FULL', line, col }
  }
  if (error instanceof SyntaxError) {
    return { message: toLine(error.message), code: 'E_SYNTAX', line, col }
  }
  // Edge throws a TypeError for arguments that it does not expect, such as a missing argument.
  if (error instanceof TypeError) {
    return { message: 'Cannot read the argument of this tag', code: 'E_ARGUMENT', line, col }
  }
  throw error
}

function toLine(message: string): string {
  return message.replace(/\s+/g, ' ').trim()
}
