/** A tag with an id. */
export interface IdHolder {
  name: string
  line: number
}

/** The ids of each page that is being rendered, and the tags that have them. */
const pages = new WeakMap<object, Map<string, IdHolder>>()

/** Reserves an id of the page for a tag. Returns the tag that already has it, or null. */
export function claimId(page: object, id: unknown, holder: IdHolder): IdHolder | null {
  if (typeof id !== 'string' || id === '') return null
  let ids = pages.get(page)
  if (!ids) pages.set(page, (ids = new Map()))
  const before = ids.get(id)
  if (!before) ids.set(id, holder)
  return before ?? null
}
