import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { Column } from './columns.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'table'>

type Request = { url?: (withQuery: boolean) => unknown }

/** Collects the columns of a table, and computes its rows and their sort order. */
export class Table {
  readonly rows: readonly unknown[]
  /** Columns from the `columns` prop, each as the props of a `table.column`. */
  readonly given: readonly object[]
  /** Whether cells are made from `rows`. */
  readonly isMade: boolean
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']
  readonly #query: URLSearchParams
  readonly #columns: Column[] = []
  readonly #slots: ComponentContext['slots']
  #isClosed = false

  constructor(props: Props, { attrs, slots, shared, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#slots = slots
    this.#invalid = invalid
    this.#query = readQuery(shared.request)
    this.isMade = Boolean(props.rows)
    this.rows = props.rows ? this.#toRows(props.rows) : []
    this.given = toGiven(props.columns)
  }

  get root(): AttributeBag {
    const { caption, variant, dense, striped, sticky } = this.#props
    return this.#attrs.merge({
      class: 'kit-table',
      'data-kit': 'table',
      'data-variant': variant,
      'data-dense': dense ? '' : null,
      'data-striped': striped ? '' : null,
      'data-sticky': sticky ? '' : null,
      tabindex: '0',
      'aria-label': caption,
    })
  }

  get captionClass(): string {
    return this.#props.hideCaption ? 'kit-visually-hidden' : 'kit-table-title'
  }

  /** Registers a column with this table; false once the header is rendered. */
  take(column: Column): boolean {
    if (this.#isClosed) return false
    this.#columns.push(column)
    if (column.slots.cell) {
      // One of the table's slots, which a template can call with or without `await`.
      column.slot = `cell ${this.#columns.length}`
      this.#slots[column.slot] = (row: unknown) => column.slots.cell!(row)
    }
    return true
  }

  /** The columns, once the slot that holds them is rendered. */
  close(): readonly Column[] {
    this.#isClosed = true
    if (this.isMade && !this.#columns.length) {
      this.#invalid('Missing prop "columns" or a <x-kit::table.column>: the table has no columns')
    }
    return this.#columns
  }

  /**
   * The attributes of the `<table>`.
   * @param written rows from the slot, whose cells find their column by its number
   */
  toTable(written: string): AttributeBag {
    const list = (align: string) =>
      this.#columns.flatMap((column, index) => (column.align === align ? index + 1 : [])).join(' ')
    return new AttributeBag({
      class: 'kit-table-grid',
      'data-kit-part': 'table',
      'data-center': (written && list('center')) || null,
      'data-end': (written && list('end')) || null,
      'data-numeric': (written && list('numeric')) || null,
    })
  }

  /** Whether the slot contains its own `<tbody>`. */
  hasBodies(content: string): boolean {
    return /^<(?:tbody|thead|colgroup)\b/i.test(content)
  }

  /** The sort direction of a column; null if the rows are sorted by another one. */
  findSort(name: string): 'asc' | 'desc' | null {
    const { sort: given, sortParam } = this.#props
    const sort = given === undefined ? this.#query.get(toText(sortParam)) : toText(given)
    if (sort === name) return 'asc'
    return sort === `-${name}` ? 'desc' : null
  }

  /** The URL of the first page, sorted by a column. */
  toSortHref(name: string, direction: 'asc' | 'desc'): string {
    const query = new URLSearchParams(this.#query)
    query.delete('page')
    query.set(toText(this.#props.sortParam), direction === 'desc' ? `-${name}` : name)
    return `?${String(query)}`
  }

  #toRows(rows: object): readonly unknown[] {
    if (Array.isArray(rows)) return rows as unknown[]
    if ('all' in rows && typeof rows.all === 'function') return [...(rows.all() as unknown[])]
    if (Symbol.iterator in rows) return [...(rows as Iterable<unknown>)]
    this.#invalid('Invalid value for prop "rows". Expected a list or a paginator')
    return []
  }
}

function toGiven(columns: object | undefined): object[] {
  if (!columns) return []
  if (!Array.isArray(columns)) {
    return Object.entries(columns).map(([name, label]: [string, unknown]) => ({ name, label }))
  }
  return columns.map((column: unknown) =>
    typeof column === 'object' ? { ...column } : { name: String(column), label: String(column) },
  )
}

function readQuery(request: unknown): URLSearchParams {
  const { url } = (request ?? {}) as Request
  const address = typeof url === 'function' ? String(url.call(request, true)) : ''
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
}
