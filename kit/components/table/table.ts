import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { Bar } from './bar.ts'
import type { Region } from './cell-format.ts'
import { type Column, readProperty } from './columns.ts'
import type { PropsOf } from '../props.d.ts'
import { findBindings, isOwning } from '../shared/bindings.ts'
import { toLocale, toZone } from '../shared/locale.ts'
import { toSubmission } from '../shared/submission.ts'
import { toControlId } from '../shared/to-control-id.ts'
import { toHref } from '../shared/to-href.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'table'>

type Request = { url?: (withQuery: boolean) => unknown }

/** Collects the columns of a table, and computes its rows, their order and their boxes. */
export class Table {
  readonly rows: readonly unknown[]
  /** Columns from the `columns` prop, each as the props of a `table.column`. */
  readonly given: readonly object[]
  /** Whether cells are made from `rows`. */
  readonly isMade: boolean
  readonly isStacked: boolean
  /** What the columns need to write values as text. */
  readonly region: Region
  /** The bar with actions, once the slot that contains it is rendered. */
  bar: Bar | null = null
  readonly #props: Props
  readonly #context: ComponentContext
  readonly #invalid: ComponentContext['invalid']
  readonly #query: URLSearchParams
  readonly #columns: Column[] = []
  readonly #slots: ComponentContext['slots']
  /** Values of the selected rows. */
  readonly #selected: ReadonlySet<string>
  /** Attributes that bind the selected values, which the boxes of the rows have. */
  readonly #bindings: AttributeBag
  #hasBoxes = false
  #isClosed = false

  constructor(props: Props, context: ComponentContext) {
    const { slots, shared, invalid } = context
    this.#props = props
    this.#context = context
    this.#slots = slots
    this.#invalid = invalid
    this.#bindings = findBindings(context.attrs)
    this.#query = readQuery(shared.request)
    this.isStacked = props.stacked
    this.region = {
      locale: toLocale(props.locale, context),
      zone: toZone(props.zone, context),
      currency: props.currency,
      yesLabel: toText(props.yesLabel),
      noLabel: toText(props.noLabel),
    }
    // After a failed submission, the submitted values take precedence.
    const old = toSubmission(shared).old(toText(props.selectName).replace(/\[\]$/, ''))
    const selected = [old ?? props.selected ?? []].flat()
    this.#selected = new Set(selected.flatMap((value: unknown) => toFieldText(value) ?? []))
    if (props.rowHref !== undefined && typeof props.rowHref !== 'function') {
      invalid('Invalid value for prop "rowHref". Expected a function of the row')
    }
    this.isMade = Boolean(props.rows)
    this.rows = props.rows ? this.#toRows(props.rows) : []
    this.given = toGiven(props.columns)
  }

  /** Whether the rows have checkboxes, for the bar or for a form around the table. */
  get isSelectable(): boolean {
    return this.#props.selectable || this.bar !== null
  }

  /** Whether there is something around the box that scrolls. */
  get isFramed(): boolean {
    return Boolean(this.#slots.toolbar || this.bar)
  }

  get root(): AttributeBag {
    const { attrs } = this.#context
    const own = this.isSelectable ? attrs.except(Object.keys(this.#bindings.all())) : attrs
    return own.merge({
      class: this.isFramed ? 'kit-table-frame' : 'kit-table',
      'data-kit': 'table',
      'data-variant': this.#props.variant,
      'data-kit-selection': this.isSelectable ? '' : null,
      ...(!this.isFramed && this.#box),
    })
  }

  /** The attributes of the box that scrolls, if it is in a frame. */
  get box(): AttributeBag {
    return new AttributeBag({
      class: 'kit-table',
      'data-kit-part': 'box',
      'data-variant': 'plain',
      ...this.#box,
    })
  }

  get #box(): Record<string, unknown> {
    const { caption, dense, striped, sticky } = this.#props
    return {
      'data-dense': dense ? '' : null,
      'data-striped': striped ? '' : null,
      'data-sticky': sticky ? '' : null,
      'data-stacked': this.isStacked ? '' : null,
      tabindex: '0',
      'aria-label': caption,
    }
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
    const link = this.#columns.find(({ isRowHeader }) => isRowHeader) ?? this.#columns[0]
    if (link) link.isLink = typeof this.#props.rowHref === 'function'
    return this.#columns
  }

  /** Takes the bar with actions; false if it comes after boxes, which need the id of its form. */
  takeBar(bar: Bar): boolean {
    if (this.#isClosed || this.#hasBoxes || this.bar) return false
    this.bar = bar
    return true
  }

  /** Id of the form that the boxes belong to. */
  get formId(): string {
    return toText(this.bar?.props.id) || `${toControlId(toText(this.#props.caption))}-bulk`
  }

  /** The `role` of an element as HTML. Safari drops the native one of stacked cells. */
  role(name: string): string {
    return this.isStacked ? ` role="${name}"` : ''
  }

  /** The URL of a row; null if it has none. */
  toRowHref(row: unknown): string | null {
    const { rowHref } = this.#props
    if (typeof rowHref !== 'function') return null
    return toHref({ href: String(rowHref(row) ?? '') }, this.#context)
  }

  /** The attributes of the box in the header, which selects all rows. */
  get allBox(): AttributeBag {
    return new AttributeBag({
      class: 'kit-checkbox-control',
      'data-kit-part': 'select',
      'data-kit-select-rows': '',
      type: 'checkbox',
      form: this.bar ? this.formId : null,
      'aria-label': this.#props.selectAllLabel,
    })
  }

  /** The attributes of the box of one of `rows`; null if the row has no value to submit. */
  toRowBox(row: unknown, index: number): AttributeBag | null {
    const key = toText(this.#props.rowKey)
    const value = toFieldText(readProperty(row, key)) ?? ''
    if (value) return this.toBox(value, this.#toRowName(row) || value)
    this.#invalid(
      `Row ${index + 1} has no "${key}". Set "row-key" to the property that identifies a row`,
    )
    return null
  }

  /** The attributes of a box that selects a row. */
  toBox(value: string, name: string, isSelected = false): AttributeBag {
    this.#hasBoxes = true
    const bindings = this.#bindings
    return new AttributeBag({
      class: 'kit-checkbox-control',
      'data-kit-part': 'select',
      'data-kit-select-row': '',
      type: 'checkbox',
      name: this.#props.selectName,
      value,
      checked: !isOwning(bindings) && (isSelected || this.#selected.has(value)),
      form: this.bar ? this.formId : null,
      'aria-label': toText(this.#props.selectLabel).replaceAll('{name}', () => name),
      ...bindings.all(),
    })
  }

  /** The name of a row: the text of its row header, or else of its first column with a name. */
  #toRowName(row: unknown): string {
    const named = this.#columns.filter(({ name }) => name)
    const column = named.find(({ isRowHeader }) => isRowHeader) ?? named[0]
    return column ? (toFieldText(readProperty(row, column.name), 'date') ?? '') : ''
  }

  /** Whether a search or a filter may be the reason why there are no rows. */
  get isFiltered(): boolean {
    const { filtered, filters = [] } = this.#props
    if (filtered !== undefined) return filtered
    const names = filters.flatMap(toParams)
    return names.some((name) => this.#query.getAll(name).some((value) => value.trim()))
  }

  /** The URL of the same page without a search and filters. */
  get resetHref(): string {
    const { filters = [], sortParam } = this.#props
    const removed = ['page', ...filters.flatMap(toParams)]
    const kept = [...this.#query].filter(([name]) =>
      filters.length ? !removed.includes(name) : name === toText(sortParam),
    )
    return `?${String(new URLSearchParams(kept))}`
  }

  /**
   * The attributes of the `<table>`.
   * @param written rows from the slot, whose cells find their column by its number
   */
  toTable(written: string): AttributeBag {
    const list = (align: string) =>
      this.#columns
        .flatMap((column, index) => (column.align === align ? index + 1 + this.#offset : []))
        .join(' ')
    return new AttributeBag({
      class: 'kit-table-grid',
      'data-kit-part': 'table',
      role: this.isStacked ? 'table' : null,
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

  /** The column with the boxes comes before the others. */
  get #offset(): number {
    return this.isSelectable ? 1 : 0
  }

  #toRows(rows: object): readonly unknown[] {
    if (Array.isArray(rows)) return rows as unknown[]
    if ('all' in rows && typeof rows.all === 'function') return [...(rows.all() as unknown[])]
    if (Symbol.iterator in rows) return [...(rows as Iterable<unknown>)]
    this.#invalid('Invalid value for prop "rows". Expected a list or a paginator')
    return []
  }
}

/** The names of a filter in a query string: of one value, or of several. */
function toParams(filter: unknown): string[] {
  return [String(filter), `${String(filter)}[]`]
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
