/** What a pagination needs to know of a list that is shown in pages. */
export type Pages = {
  page: number
  pages: number
  /** How many entries there are and how many a page has; null when it is not known. */
  total: number | null
  perPage: number | null
  /** The address of a page; null when the paginator does not know it. */
  getUrl: ((page: number) => string) | null
  /** The address of the first page, which that of any other is made from. */
  firstPageUrl: string | null
}

type Getter = (key: string) => unknown

/**
 * Reads a paginator of Lucid, its JSON, or the facts in it alone, in camel or in snake case; null
 * for anything else.
 */
export function toPages(paginator: object): Pages | null {
  const source = paginator as Record<string, unknown>
  const meta = [source.meta, source.metadata].find(isObject) ?? source
  const get: Getter = (key) => meta[key] ?? meta[toSnakeCase(key)]
  const total = toCount(get('total'))
  const perPage = toCount(get('perPage')) || null
  const counted = total !== null && perPage ? Math.ceil(total / perPage) : null
  const pages = toCount(get('lastPage')) ?? counted
  const page = toCount(get('currentPage'))
  if (page === null || pages === null) return null
  const { getUrl } = source
  const url = typeof getUrl === 'function' ? getUrl.call(source, 1) : get('firstPageUrl')
  return {
    page,
    pages,
    total,
    perPage,
    getUrl: typeof getUrl === 'function' ? (to) => String(getUrl.call(source, to)) : null,
    firstPageUrl: typeof url === 'string' ? url : null,
  }
}

/** A number that counts something, also from a query or a database, which give text; else null. */
export function toCount(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'bigint')
    return null
  if (value === '') return null
  const number = Math.trunc(Number(value))
  return Number.isSafeInteger(number) ? Math.max(number, 0) : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toSnakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
