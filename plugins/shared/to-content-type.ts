import { lookup } from 'mrmime'

/** The content type of a file by its name; text carries its character set. */
export function toContentType(path: string): string {
  if (/[./]tokens(\.resolver)?\.json$/.test(path)) return 'application/design-tokens+json'
  // Its table is a plain object, where the ending `.constructor` finds a function.
  const found: unknown = lookup(path)
  const type = typeof found === 'string' ? found : 'application/octet-stream'
  const isText = /^text\/|\+xml$|^application\/(json|javascript|xml)$/.test(type)
  return isText ? `${type}; charset=utf-8` : type
}
