import {
  AttributeBag,
  type ComponentContext,
  escapeHtml,
  findNearest,
  isSafeValue,
  toSuggestion,
} from '@kit-edge/engine/tags'
import {
  type CellFormat,
  type Format,
  FORMATS,
  type Formatted,
  isNumeric,
  type Region,
  toCellFormat,
} from './cell-format.ts'
import type { PropsOf } from '../props.d.ts'
import type { Query } from './query.ts'
import { toFieldText, toText } from '../shared/to-text.ts'
import { toHref } from '../shared/urls.ts'

type Props = PropsOf<'table.column'>

/** The settings that a column passes to its table. */
type Host = {
  isMade: boolean
  region: Region
  isStacked: boolean
  query: Query
}

/** One column of a table, with the attributes of its header and of its cells. */
export class Column {
  content = ''
  /** Name of the table's slot that renders the cells. */
  slot: string | null = null
  readonly label: string
  readonly align: string
  readonly href: string | null
  /** The slots of the tag. They belong together: none can be called without the others. */
  readonly slots: { cell?: (row: unknown) => unknown }
  /** Property of the rows that the cells show. */
  readonly name: string
  /** Whether the cells contain the links of their rows. */
  isLink = false
  readonly #props: Props
  readonly #format: CellFormat | null
  readonly #isStacked: boolean
  /** The attributes of a cell with content, and of one without. */
  readonly #cells = new Map<boolean, string>()
  readonly #sort: 'asc' | 'desc' | null
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, table: Host | null, context: ComponentContext) {
    const { label, align, numeric, sortable, sort, format } = props
    const name = toText(props.name)
    this.#props = props
    this.name = name
    this.#isStacked = table?.isStacked ?? false
    this.#attrs = context.attrs.except('in-head', 'in-table')
    this.#invalid = context.invalid
    this.slots = context.slots
    this.label = toText(label)
    this.align = align ?? (numeric || isNumeric(format) ? 'numeric' : 'start')
    this.#sort = sort ?? (name && table ? table.query.findSort(name) : null)
    this.href = toHref(props, context)
    if (sortable && !this.href && name && table) {
      this.href = table.query.toSortHref(name, this.#sort === 'asc' ? 'desc' : 'asc')
    }
    this.#format = table ? this.#toFormat(table.region, context) : null
    if (!name && sortable && !this.href) {
      context.invalid('Missing prop "name": a sortable column needs the name to sort by')
    } else if (!name && table?.isMade && !this.slots.cell) {
      context.invalid('Missing prop "name": the cells show the value of a row with this name')
    }
  }

  takeContent(content: string): void {
    this.content = content
    if (!content && !this.label) {
      this.#invalid('Missing prop "label": a column needs a header. "hide-label" hides it')
    } else if (this.#isStacked && !this.label) {
      this.#invalid('Missing prop "label": a stacked table repeats it in each card')
    }
  }

  get head(): AttributeBag {
    const isSorted = this.#sort && this.href
    return this.#attrs.merge({
      class: 'kit-table-column',
      'data-kit': 'table.column',
      scope: 'col',
      role: this.#isStacked ? 'columnheader' : null,
      'data-width': this.#props.width,
      'data-align': this.align === 'start' ? null : this.align,
      'aria-sort': isSorted ? `${this.#sort}ending` : null,
    })
  }

  get labelClass(): string {
    return this.#props.hideLabel ? 'kit-visually-hidden' : 'kit-table-label'
  }

  get icon(): string {
    if (!this.#sort) return 'chevrons-up-down'
    return this.#sort === 'asc' ? 'arrow-up' : 'arrow-down'
  }

  get element(): 'th' | 'td' {
    return this.#props.rowHeader ? 'th' : 'td'
  }

  get isRowHeader(): boolean {
    return this.#props.rowHeader
  }

  /** The attributes of a cell, as HTML. They are the same for all rows, so they are written once. */
  toCell(content: string): string {
    const { rowHeader, hideLabel } = this.#props
    // A column without a visible header contains actions, which a row may not have.
    const isBlank = !content && !(this.slot && hideLabel)
    let attributes = this.#cells.get(isBlank)
    if (attributes === undefined) {
      attributes = new AttributeBag({
        'data-kit-part': 'cell',
        scope: rowHeader ? 'row' : null,
        role: this.#isStacked ? (rowHeader ? 'rowheader' : 'cell') : null,
        'data-align': this.align === 'start' ? null : this.align,
        'data-label': this.#isStacked && !rowHeader && !hideLabel ? this.label : null,
        'data-blank': isBlank ? '' : null,
      }).toString()
      this.#cells.set(isBlank, attributes)
    }
    return attributes
  }

  /** The content of a cell without a slot, as HTML. */
  toHtml(row: unknown): string {
    const { format } = this.#props
    const value = readProperty(row, this.name)
    if (this.#format && !isNothing(value)) return toMarkup(this.#toFormatted(this.#format, value))
    const html = toCellHtml(typeof format === 'function' ? format(value, row) : value)
    if (html !== undefined) return html
    this.#invalid(`Column "${this.name}" contains an object. Use "format", or the slot "cell"`)
    return ''
  }

  #toFormatted(format: CellFormat, value: unknown): Formatted {
    const formatted = format(value)
    if ('text' in formatted) return formatted
    const text = toFieldText(value) ?? ''
    const shown = text ? JSON.stringify(text.slice(0, 40)) : 'an object'
    this.#invalid(
      `Column "${this.name}" contains ${shown}. Its format "${String(this.#props.format)}" expects ${formatted.expected}`,
    )
    return { text }
  }

  #toFormat(region: Region, context: ComponentContext): CellFormat | null {
    const { format, formatOptions = {}, currency = region.currency } = this.#props
    if (format === undefined || typeof format === 'function') return null
    const name = toText(format as string)
    if ((FORMATS as readonly string[]).includes(name)) {
      return toCellFormat(name as Format, { ...region, currency }, formatOptions, context)
    }
    const near = findNearest(name, FORMATS)
    const hint = near ? `. ${toSuggestion(`"${near}"`)}` : ''
    context.invalid(
      `Invalid value for prop "format". Expected a function or one of ${FORMATS.map((one) => `"${one}"`).join(', ')}${hint}`,
    )
    return null
  }
}

/** The value of a row under a name, or under a path such as `author.name`. */
export function readProperty(row: unknown, name: string): unknown {
  const get = (from: unknown, key: string) => {
    // A model has getters on its prototype, so exclude only the properties that every object has.
    const isOfAll = key in Object.prototype && !Object.hasOwn(Object(from), key)
    if (typeof from !== 'object' || from === null || isOfAll) return undefined
    return (from as Record<string, unknown>)[key]
  }
  return get(row, name) ?? name.split('.').reduce(get, row)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function toMarkup({ text, isNumber, datetime, title }: Formatted): string {
  if (isNumber) return `<bdi>${escapeHtml(text)}</bdi>`
  if (!datetime) return escapeHtml(text)
  return `<time ${new AttributeBag({ datetime, title }).toString()}>${escapeHtml(text)}</time>`
}

/**
 * The content of a cell for a value, as HTML: nothing for null, a day for a date, a list with
 * commas, and safe HTML unchanged; undefined for an object.
 */
function toCellHtml(value: unknown): string | undefined {
  if (isSafeValue(value)) return value.value
  const text = toCellText(value)
  return text === undefined ? undefined : escapeHtml(text)
}

function toCellText(value: unknown): string | undefined {
  if (isNothing(value)) return ''
  if (!Array.isArray(value)) return toFieldText(value, 'date')
  const texts = value.map((item: unknown) => toFieldText(item, 'date'))
  return texts.includes(undefined) ? undefined : texts.join(', ')
}
