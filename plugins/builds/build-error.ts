/** What ends a build, as its reader needs it: Astro shows the stack too, which tells them nothing. */
export class BuildError extends Error {
  override readonly name = 'BuildError'

  constructor(message: string) {
    super(message)
    this.stack = `${this.name}: ${message}`
  }
}
