import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toHref } from '../shared/urls.ts'
import { stringify, toText } from '../shared/to-text.ts'
import { type Pages, readPages } from './pages.ts'

type Props = PropsOf<'pagination'>

type Request = { url?: (withQuery?: boolean) => unknown }
type I18n = { formatNumber?: (value: number) => string }

/** Computes which page links are shown, and their URLs. */
export class Pagination {
  /** A list with at most one page needs no links, unless the reader is beyond its end. */
  readonly hasPages: boolean
  readonly root: AttributeBag
  readonly #props: Props
  readonly #context: ComponentContext
  readonly #pages: Pages
  readonly #toUrl: (page: number) => string

  constructor(props: Props, context: ComponentContext) {
    const { urlFor, variant, justify, label } = props
    this.#props = props
    this.#context = context
    this.#pages = readPages(props, context)
    this.#toUrl = toUrls(this.#pages, context)
    if (typeof urlFor === 'function') this.#toUrl = (page) => stringify(urlFor(page))
    else if (urlFor !== undefined) {
      context.invalid('Invalid value for prop "urlFor". Expected a function of the page number')
    }
    this.hasPages = Math.max(this.#pages.page, this.#pages.pages) > 1
    this.root = context.attrs.merge({
      class: 'kit-pagination',
      'data-kit': 'pagination',
      'data-variant': variant,
      'data-justify': justify,
      'aria-label': label,
      // Hidden instead of removed, so that a live update finds the element.
      hidden: !this.hasPages,
    })
  }

  get previous(): AttributeBag {
    const { page, pages } = this.#pages
    return this.#toLink('previous', 'prev', page > 1 ? Math.min(page - 1, pages) : null)
  }

  get next(): AttributeBag {
    const { page, pages } = this.#pages
    return this.#toLink('next', 'next', page < pages ? page + 1 : null)
  }

  /** The page numbers to show, null for a gap. */
  get items(): ({ page: number; attributes: AttributeBag } | null)[] {
    const { siblings, variant, pageLabel } = this.#props
    if (variant === 'simple') return []
    const { page: current, pages } = this.#pages
    return toPageRange(Math.min(current, pages), pages, siblings).map((page) => {
      if (page === null) return null
      const attributes = new AttributeBag({
        class: 'kit-pagination-link',
        'data-kit-part': 'page',
        href: this.#toHref(page),
        'aria-label': fill(pageLabel, { page: String(page) }),
        'aria-current': page === current ? 'page' : null,
      })
      return { page, attributes }
    })
  }

  /** The range of entries on this page; empty if it is unknown or beyond the end. */
  get summary(): string {
    const { summary, variant } = this.#props
    const { page, total, perPage } = this.#pages
    if (variant === 'simple' || total === null || perPage === null) return ''
    const from = (page - 1) * perPage + 1
    if (from > total) return ''
    const to = Math.min(page * perPage, total)
    return fill(summary, {
      from: this.#format(from),
      to: this.#format(to),
      total: this.#format(total),
      ...this.#numbers,
    })
  }

  get position(): string {
    return fill(this.#props.positionLabel, this.#numbers)
  }

  get #numbers(): Record<string, string> {
    const { page, pages } = this.#pages
    return { page: this.#format(page), pages: this.#format(pages) }
  }

  /** A disabled link keeps its place, so that the other one does not move. */
  #toLink(part: string, rel: string, page: number | null): AttributeBag {
    const href = page === null ? null : this.#toHref(page)
    return new AttributeBag({
      class: 'kit-pagination-link',
      'data-kit-part': part,
      href,
      rel: href ? rel : null,
      role: href ? null : 'link',
      'aria-disabled': href ? null : 'true',
    })
  }

  #toHref(page: number): string | null {
    return toHref({ href: this.#toUrl(page) }, this.#context)
  }

  /** Formats numbers for the reader's language, if the application has `@adonisjs/i18n`. */
  #format(value: number): string {
    const i18n = this.#context.shared.i18n as I18n | undefined
    return typeof i18n?.formatNumber === 'function'
      ? stringify(i18n.formatNumber(value))
      : String(value)
  }
}

/**
 * The URLs of a paginator. Lucid writes `/` if nobody called `baseUrl()`: then use the request URL,
 * with its query string unless the paginator has its own.
 */
function toUrls(
  { getUrl, firstPageUrl }: Pages,
  { shared }: ComponentContext,
): (page: number) => string {
  const request = shared.request as Request | undefined
  const [path, query = ''] = firstPageUrl?.split('?') ?? []
  if (typeof request?.url === 'function' && (!path || path === '/')) {
    const isOwn = query !== '' && query !== 'page=1'
    const url = isOwn ? `${stringify(request.url())}?${query}` : request.url(true)
    // Two slashes would start the URL of another host.
    return (page) => withPage(stringify(url).replace(/^[/\\]+/, '/'), page)
  }
  return getUrl ?? ((page) => withPage(firstPageUrl ?? '', page))
}

function fill(text: Text, values: Record<string, string>): string {
  const template = toText(text)
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )
}

/**
 * Lists the page numbers to show: the first and the last page, the current one and its neighbours.
 * A null is a gap of at least two pages. The list has the same length on every page, so that links
 * do not move.
 * @param siblings number of neighbours on each side of the current page
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

/** Returns a URL with the number of a page in its query string, and keeps the other parameters. */
export function withPage(url: string, page: number): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url)!
  const kept = query.split('&').filter((part) => part && !/^page(?:=|$)/.test(part))
  return `${path}?${[...kept, `page=${page}`].join('&')}${hash}`
}
