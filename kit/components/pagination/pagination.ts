import { AttributeBag, type ComponentContext } from '../../../engine/tags/index.ts'
import { toPages, toCount, type Pages, toPageRange, withPage } from './pages.ts'
import { toHref } from '../shared/to-href.ts'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

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
    const { urlFor, variant, align, label } = props
    this.#props = props
    this.#context = context
    this.#pages = readPages(props, context)
    this.#toUrl = toUrls(this.#pages, context)
    if (typeof urlFor === 'function') this.#toUrl = (page) => String(urlFor(page))
    else if (urlFor !== undefined) {
      context.invalid('Invalid value for prop "urlFor". Expected a function of the page number')
    }
    this.hasPages = Math.max(this.#pages.page, this.#pages.pages) > 1
    this.root = context.attrs.merge({
      class: 'kit-pagination',
      'data-kit': 'pagination',
      'data-variant': variant,
      'data-align': align,
      'aria-label': label,
      // Kept in the page, so that what is loaded later finds its place.
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
    return typeof i18n?.formatNumber === 'function' ? i18n.formatNumber(value) : String(value)
  }
}

/** Visitors can write any page number into the URL, so a wrong one is corrected. */
function readPages({ paginator, page, pages }: Props, { invalid }: ComponentContext): Pages {
  const read = paginator ? toPages(paginator) : null
  if (paginator && !read) {
    invalid('Invalid value for prop "paginator". Expected what paginate() of Lucid returns')
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
    const url = query && query !== 'page=1' ? `${request.url()}?${query}` : request.url(true)
    // Two slashes would start the URL of another host.
    return (page) => withPage(String(url).replace(/^[/\\]+/, '/'), page)
  }
  return getUrl ?? ((page) => withPage(firstPageUrl ?? '', page))
}

function fill(text: Text, values: Record<string, string>): string {
  const template = toText(text)
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )
}
