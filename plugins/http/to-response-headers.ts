import { lookup } from 'mrmime'

/** The headers by their names. */
type ResponseHeaders = {
  'Content-Type': string
  'Access-Control-Allow-Origin'?: '*'
  Link: string
}

/**
 * What a file is served with: its type; leave for other sites to read it if it is made to be read
 * by programs; and where the index for assistants is.
 * @param base path below which the site is served, without a slash at its end
 */
export function toResponseHeaders(path: string, base = ''): ResponseHeaders {
  return {
    'Content-Type': toContentType(path),
    ...(/\.(json|md|txt)$/.test(path) && { 'Access-Control-Allow-Origin': '*' as const }),
    Link: `<${base}/llms.txt>; rel="describedby"; type="text/plain"`,
  }
}

/** The content type of a file by its name; text carries its character set. */
export function toContentType(path: string): string {
  if (/[./]tokens(\.resolver)?\.json$/.test(path)) return 'application/design-tokens+json'
  // Its table is a plain object, where the ending `.constructor` finds a function.
  const found: unknown = lookup(path)
  const type = typeof found === 'string' ? found : 'application/octet-stream'
  const isText = /^text\/|\+xml$|^application\/(json|javascript|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}
