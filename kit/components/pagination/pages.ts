import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { stringify } from '../shared/to-text.ts'

/** The facts about a paginated list. */
export type Pages = {
  page: number
  pages: number
  /** Number of entries in total, and on each page; null if unknown. */
  total: number | null
  perPage: number | null
  /** Returns the URL of a page; null if the paginator has no such function. */
  getUrl: ((page: number) => string) | null
  /** URL of the first page, from which the URLs of the other pages are made. */
  firstPageUrl: string | null
}

/**
 * Reads the props of a pagination. Visitors can write any page number into the URL, so a wrong one is
 * corrected.
 */
export function readPages(
  { paginator, page, pages }: PropsOf<'pagination'>,
  { invalid }: Pick<ComponentContext, 'invalid'>,
): Pages {
  const read = paginator ? toPages(paginator) : null
  if (paginator && !read) {
    invalid(
      'Invalid value for prop "paginator". Expected a paginator, the result of paginate() in Lucid',
    )
  } else if (!paginator && pages === undefined) {
    invalid('Missing prop "paginator", or "page" and "pages"')
  }
  const known = read ?? { total: null, perPage: null, getUrl: null, firstPageUrl: null }
  return {
    ...known,
    page: Math.max(toCount(page) ?? read?.page ?? 1, 1),
    pages: Math.max(toCount(pages) ?? read?.pages ?? 1, 1),
  }
}

type Getter = (key: string) => unknown

/**
 * Reads a Lucid paginator, its JSON, or only its metadata, with keys in camel case or snake case.
 * Returns null for anything else.
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
    getUrl: typeof getUrl === 'function' ? (to) => stringify(getUrl.call(source, to)) : null,
    firstPageUrl: typeof url === 'string' ? url : null,
  }
}

/** Converts a count, which a query string or a database may give as text. Returns null otherwise. */
function toCount(value: unknown): number | null {
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
