import * as z from 'zod'

/**
 * Where something is: a URL, or while the library has no host, a link from the root of the site or
 * the path of a file in `node_modules`.
 */
export const reference = z
  .string()
  .regex(/^(?:https?:\/\/|\/|node_modules\/)[^\s<>"\\]+$/)
  .meta({ format: 'uri-reference' })
