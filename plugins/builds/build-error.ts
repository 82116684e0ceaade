import { UserError } from '@kit-edge/engine/problem/user-error.ts'

/** Stops a build with a message for the user. It has no stack, because Astro would print it too. */
export class BuildError extends UserError {
  override readonly name = 'BuildError'

  constructor(message: string) {
    super(message)
    delete this.stack
  }
}
