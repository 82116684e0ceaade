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

/**
 * The numbers that a pagination shows, null for a gap: the first and the last page, the current one
 * and its neighbours. A gap stands for two pages or more. There are as many entries on every page,
 * so that links stay where they are.
 * @param siblings how many neighbours are shown on either side of the current page
 */
export function toPageRange(page: number, pages: number, siblings: number): (number | null)[] {
  const width = 2 * siblings + 5
  if (pages <= width) return toNumbers(1, pages)
  const inner = 2 * siblings + 1
  const start = Math.min(Math.max(page - siblings, 3), pages - 1 - inner)
  const end = start + inner - 1
  return [
    1,
    start > 3 ? null : 2,
    ...toNumbers(start, end),
    end < pages - 2 ? null : pages - 1,
    pages,
  ]
}

function toNumbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** An address with the number of a page in its query, whatever else is there. */
export function withPage(url: string, page: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url)!
  const kept = query.split('&').filter((part) => part && !/^page(?:=|$)/.test(part))
  return `${path}?${[...kept, `page=${page}`].join('&')}${hash}`
}
