export { default as process } from 'node:process'

/**
 * Takes the place of the validator of JSON Schemas that comes with the SDK, nearly half of its code: a
 * server that asks its client for no input never calls it.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('Cannot validate input of a client: this server never asks for any.')
  }
}
