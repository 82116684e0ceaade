export { default as process } from 'node:process'

/**
 * Replaces the SDK's JSON Schema validator, which is nearly half of its code. A server that never
 * asks its client for input does not use it.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('Cannot validate input of a client: this server never asks for any.')
  }
}
