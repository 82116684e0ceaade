import type { PropsOf } from '../props.d.ts'
import { stringify, toText } from '../shared/to-text.ts'

type Props = Pick<PropsOf<'table'>, 'filtered' | 'filters' | 'sort' | 'sortParam'>

type Request = { url?: (withQuery: boolean) => unknown }

/** The search, the filters and the sort order of a table, from the query string of the page. */
export class Query {
  readonly #props: Props
  readonly #params: URLSearchParams

  constructor(props: Props, request: unknown) {
    this.#props = props
    this.#params = readParams(request)
  }

  /** Whether a search or a filter may be the reason why there are no rows. */
  get isFiltered(): boolean {
    const { filtered, filters = [] } = this.#props
    if (filtered !== undefined) return filtered
    const names = filters.flatMap(toParams)
    return names.some((name) => this.#params.getAll(name).some((value) => value.trim()))
  }

  /** The URL of the same page without a search and filters. */
  get resetHref(): string {
    const { filters = [], sortParam } = this.#props
    const removed = ['page', ...filters.flatMap(toParams)]
    const kept = [...this.#params].filter(([name]) =>
      filters.length ? !removed.includes(name) : name === toText(sortParam),
    )
    return `?${String(new URLSearchParams(kept))}`
  }

  /** The sort direction of a column; null if the rows are sorted by another one. */
  findSort(name: string): 'asc' | 'desc' | null {
    const { sort: given, sortParam } = this.#props
    const sort = given === undefined ? this.#params.get(toText(sortParam)) : toText(given)
    if (sort === name) return 'asc'
    return sort === `-${name}` ? 'desc' : null
  }

  /** The URL of the first page, sorted by a column. */
  toSortHref(name: string, direction: 'asc' | 'desc'): string {
    const params = new URLSearchParams(this.#params)
    params.delete('page')
    params.set(toText(this.#props.sortParam), direction === 'desc' ? `-${name}` : name)
    return `?${String(params)}`
  }
}

/** The names of a filter in a query string: of one value, or of several. */
function toParams(filter: unknown): string[] {
  return [toText(filter), `${toText(filter)}[]`]
}

function readParams(request: unknown): URLSearchParams {
  const { url } = (request ?? {}) as Request
  const address = typeof url === 'function' ? stringify(url.call(request, true)) : ''
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
}
