import { AttributeBag, type ComponentContext, escapeHtml } from '@kit-edge/engine/tags'
import type { Region } from './cell-format.ts'
import { type Column, readProperty } from './columns.ts'
import { Query } from './query.ts'
import { type Bar, Selection } from './selection.ts'
import type { PropsOf, Text } from '../props.d.ts'
import { toLocale, toZone } from '../shared/locale.ts'
import { toControlId } from '../shared/control-name.ts'
import { toHref } from '../shared/urls.ts'
import { toFieldText, stringify, toText } from '../shared/to-text.ts'

type Props = PropsOf<'table'>

/** Columns of a table. HTML lets a cell span no more, and each renders a tag of its own. */
const MOST_COLUMNS = 1000

/** Marks an area in which a right click opens a menu. */
const MENU = 'data-kit-context-menu'

/** Collects the columns of a table, and computes its rows. */
export class Table {
  readonly rows: readonly unknown[]
  /** Columns from the `columns` prop, each as the props of a `table.column`. */
  readonly given: readonly object[]
  /** Whether cells are made from `rows`. */
  readonly isMade: boolean
  readonly isStacked: boolean
  /** What the columns need to write values as text. */
  readonly region: Region
  readonly query: Query
  readonly selection: Selection
  readonly #props: Props
  readonly #context: ComponentContext
  readonly #invalid: ComponentContext['invalid']
  readonly #columns: Column[] = []
  readonly #slots: ComponentContext['slots']
  #isClosed = false

  constructor(props: Props, context: ComponentContext) {
    const { slots, shared, invalid } = context
    this.#props = props
    this.#context = context
    this.#slots = slots
    this.#invalid = invalid
    this.query = new Query(props, shared.request)
    this.selection = new Selection(props, context)
    this.isStacked = props.stacked
    this.region = {
      locale: toLocale(props.locale, context),
      zone: toZone(props.zone, context),
      currency: props.currency,
      yesLabel: toText(props.yesLabel),
      noLabel: toText(props.noLabel),
    }
    if (props.rowHref !== undefined && typeof props.rowHref !== 'function') {
      invalid('Invalid value for prop "rowHref". Expected a function of the row')
    }
    this.isMade = Boolean(props.rows)
    this.rows = props.rows ? this.#toRows(props.rows) : []
    const given = toGiven(props.columns)
    if (given.length > MOST_COLUMNS) {
      invalid(`Invalid value for prop "columns". Expected at most ${MOST_COLUMNS}`)
    }
    this.given = given.slice(0, MOST_COLUMNS)
  }

  /** Whether there is something around the box that scrolls. */
  get isFramed(): boolean {
    return Boolean(this.#slots.toolbar || this.selection.bar)
  }

  get root(): AttributeBag {
    const { attrs } = this.#context
    const { isOn, bindings } = this.selection
    const own = attrs.except(
      ...(isOn ? Object.keys(bindings.all()) : []),
      ...(this.#hasMenus ? [MENU] : []),
    )
    return own.merge({
      class: this.isFramed ? 'kit-table-frame' : 'kit-table',
      'data-kit': 'table',
      'data-variant': this.#props.variant,
      'data-kit-selection': isOn ? '' : null,
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

  /** Takes the bar with actions; false if it comes too late. */
  takeBar(bar: Bar): boolean {
    return !this.#isClosed && this.selection.take(bar)
  }

  /**
   * The id of a row with this value, by which a morph finds it in another order. Rows have one if
   * the table has, and if they have a box: another row must not get its tick. Null otherwise.
   */
  toRowId(value: string): string | null {
    const id = toText(this.#context.attrs.get('id') as Text | undefined)
    const own = id || (this.selection.isOn ? toControlId(toText(this.#props.caption)) : '')
    return own && value ? `${own}__${value.replace(/\s/g, '-')}` : null
  }

  /** The attributes of one of `rows`, as HTML: its id, and whether a right click opens its menu. */
  toRowAttributes(row: unknown): string {
    const id = this.toRowId(this.#toKey(row))
    return `${id ? ` id="${escapeHtml(id)}"` : ''}${this.#hasMenus ? ` ${MENU}` : ''}`
  }

  /** Whether each of `rows` is the area of a context menu, which is then one in its cells. */
  get #hasMenus(): boolean {
    const { attrs } = this.#context
    return this.isMade && attrs.has(MENU) && !attrs.has('aria-controls')
  }

  /** The `role` of an element as HTML. Safari drops the native one of stacked cells. */
  role(name: string): string {
    return this.isStacked ? ` role="${name}"` : ''
  }

  /** The URL of a row; null if it has none. */
  toRowHref(row: unknown): string | null {
    const { rowHref } = this.#props
    if (typeof rowHref !== 'function') return null
    return toHref({ href: stringify(rowHref(row)) }, this.#context)
  }

  /** The attributes of the checkbox of one of `rows`; null if the row has no value to submit. */
  toRowBox(row: unknown, index: number): AttributeBag | null {
    return this.selection.toRowBox(this.#toKey(row), index, this.#toRowName(row))
  }

  /** The value that identifies a row. */
  #toKey(row: unknown): string {
    return toFieldText(readProperty(row, toText(this.#props.rowKey))) ?? ''
  }

  /** The name of a row: the text of its row header, or else of its first column with a name. */
  #toRowName(row: unknown): string {
    const named = this.#columns.filter(({ name }) => name)
    const column = named.find(({ isRowHeader }) => isRowHeader) ?? named[0]
    return column ? (toFieldText(readProperty(row, column.name), 'date') ?? '') : ''
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

  /** The column with the boxes comes before the others. */
  get #offset(): number {
    return this.selection.isOn ? 1 : 0
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
    typeof column === 'object' ? { ...column } : { name: toText(column), label: toText(column) },
  )
}
