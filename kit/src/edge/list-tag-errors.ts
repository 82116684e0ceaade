import { compileTag } from './compile-tag.ts'
import type { Position } from './create-positions.ts'
import type { ScannedTag } from './scan-template.ts'
import { toCompileError, type CompileError } from './to-compile-error.ts'

/**
 * Lists for each tag of a text what the tag compiler refuses about the tag itself: that it is
 * malformed, an expression that is none, an attribute given twice. One mistake is told for a tag.
 */
export function listTagErrors(
  text: string,
  tags: readonly ScannedTag[],
  positionOf: (offset: number) => Position,
): Map<ScannedTag, CompileError> {
  const errors = new Map<ScannedTag, CompileError>()
  const options = { filename: 'template', async: true, resolve: () => '', positionOf }
  for (const tag of tags) {
    try {
      compileTag(text, tag, options)
    } catch (error) {
      errors.set(tag, toCompileError(error, tag))
    }
  }
  return errors
}
