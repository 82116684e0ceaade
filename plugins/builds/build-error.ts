/**
 * Stops a build with a message for the user. Astro also prints the stack, so the stack is only the
 * message.
 */
export class BuildError extends Error {
  override readonly name = 'BuildError'

  constructor(message: string) {
    super(message)
    this.stack = `${this.name}: ${message}`
  }
}
