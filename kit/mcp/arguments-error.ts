/** Thrown when a tool is called with arguments that it does not take; the message is one line. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError'
}
