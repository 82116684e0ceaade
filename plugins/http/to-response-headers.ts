import { lookup } from 'mrmime'
import { findPolicy } from '../playground/policies.ts'

/** Response headers by name. */
type ResponseHeaders = {
  'Content-Type': string
  Link: string
  'Content-Security-Policy'?: string
}

/**
 * Returns the headers of a file on the author's machine: its content type, a link to the index for
 * assistants, and the policy of a frame of the playground. Other sites must not read what is not
 * published yet, so they are allowed only in the `_headers` of the published site.
 * @param base base path of the site, without a trailing slash
 */
export function toResponseHeaders(path: string, base = ''): ResponseHeaders {
  const policy = findPolicy(path)
  return {
    'Content-Type': toContentType(path),
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    Link: `<${base}/llms.txt>; rel="describedby"; type="text/plain"`,
  }
}

/** Returns the content type of a file by its name, with a character set for text. */
export function toContentType(path: string): string {
  if (/[./]tokens(\.resolver)?\.json$/.test(path)) return 'application/design-tokens+json'
  // `lookup` reads a plain object, so the extension `.constructor` returns a function.
  const found: unknown = lookup(path)
  const type = typeof found === 'string' ? found : 'application/octet-stream'
  const isText = /^text\/|\+xml$|^application\/(json|javascript|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}
