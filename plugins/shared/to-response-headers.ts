import { toContentType } from './to-content-type.ts'

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
