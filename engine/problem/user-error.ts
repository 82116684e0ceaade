/**
 * An error that people can correct: wrong input, or a file that cannot be used. Its message says what,
 * where and how, so programs print it without its stack.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError'
}

/**
 * Returns the message of an error that people can correct, also of wrong options of a program.
 * Returns null for an unexpected error, of which programs print the stack.
 */
export function toUserMessage(error: unknown): string | null {
  if (error instanceof UserError) return error.message
  const isOption =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isOption ? error.message : null
}
