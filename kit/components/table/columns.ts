import { AttributeBag, type ComponentContext, isSafeValue } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toFieldText, toText } from '../shared/to-text.ts'
import { toHref } from '../shared/to-href.ts'

type Props = PropsOf<'table.column'>

/** The settings that a column passes to its table. */
type Host = {
  isMade: boolean
  findSort: (name: string) => 'asc' | 'desc' | null
  toSortHref: (name: string, direction: 'asc' | 'desc') => string
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
  readonly #props: Props
  readonly #name: string
  readonly #sort: 'asc' | 'desc' | null
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, table: Host | null, context: ComponentContext) {
    const { label, align, numeric, sortable, sort, format } = props
    const name = toText(props.name)
    this.#props = props
    this.#name = name
    this.#attrs = context.attrs.except('in-head', 'in-table')
    this.#invalid = context.invalid
    this.slots = context.slots
    this.label = toText(label)
    this.align = align ?? (numeric ? 'numeric' : 'start')
    this.#sort = sort ?? (name && table ? table.findSort(name) : null)
    this.href = toHref(props, context)
    if (sortable && !this.href && name && table) {
      this.href = table.toSortHref(name, this.#sort === 'asc' ? 'desc' : 'asc')
    }
    if (format !== undefined && typeof format !== 'function') {
      context.invalid('Invalid value for prop "format". Expected a function')
    }
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
    }
  }

  get head(): AttributeBag {
    const isSorted = this.#sort && this.href
    return this.#attrs.merge({
      class: 'kit-table-column',
      'data-kit': 'table.column',
      scope: 'col',
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

  get cell(): AttributeBag {
    return new AttributeBag({
      'data-kit-part': 'cell',
      scope: this.#props.rowHeader ? 'row' : null,
      'data-align': this.align === 'start' ? null : this.align,
    })
  }

  /** The content of a cell without a slot. */
  toText(row: unknown): unknown {
    const { format } = this.#props
    const value = read(row, this.#name)
    const shown = typeof format === 'function' ? format(value, row) : value
    const text = toCellText(shown)
    if (text !== undefined) return text
    this.#invalid(`Column "${this.#name}" contains an object. Use "format", or the slot "cell"`)
    return ''
  }
}

/** The value of a row under a name, or under a path such as `author.name`. */
function read(row: unknown, name: string): unknown {
  const get = (from: unknown, key: string) => {
    // A model has getters on its prototype, so exclude only the properties that every object has.
    const isOfAll = key in Object.prototype && !Object.hasOwn(Object(from), key)
    if (typeof from !== 'object' || from === null || isOfAll) return undefined
    return (from as Record<string, unknown>)[key]
  }
  return get(row, name) ?? name.split('.').reduce(get, row)
}

/**
 * The content of a cell for a value: nothing for null, a day for a date, a list with commas, and
 * safe HTML unchanged; undefined for an object.
 */
function toCellText(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  if (isSafeValue(value)) return value
  if (!Array.isArray(value)) return toFieldText(value, 'date')
  const texts = value.map((item: unknown) => toFieldText(item, 'date'))
  return texts.includes(undefined) ? undefined : texts.join(', ')
}
