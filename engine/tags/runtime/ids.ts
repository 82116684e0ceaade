/** A tag that has an id. */
export interface IdHolder {
  name: string
  line: number
}

/** The ids of each page that is being rendered, and who has them. */
const pages = new WeakMap<object, Map<string, IdHolder>>()

/** Gives an id to a tag, or says which tag of the page has it already; null when it was free. */
export function claimId(page: object, id: unknown, holder: IdHolder): IdHolder | null {
  if (typeof id !== 'string' || id === '') return null
  let ids = pages.get(page)
  if (!ids) pages.set(page, (ids = new Map()))
  const before = ids.get(id)
  if (!before) ids.set(id, holder)
  return before ?? null
}
