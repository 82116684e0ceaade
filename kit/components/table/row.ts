import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf } from '../props.d.ts'
import type { Table } from './table.ts'
import { toText } from '../shared/to-text.ts'

/** Computes the checkbox of a row that the page itself writes. */
export class TableRow {
  /** The attributes of the checkbox; null without one. */
  readonly box: AttributeBag | null
  /** The `role` of the cell around the checkbox, as HTML. */
  readonly cellRole: string
  readonly #props: PropsOf<'table.row'>
  readonly #context: ComponentContext
  readonly #table: Table | null

  constructor(props: PropsOf<'table.row'>, context: ComponentContext) {
    this.#props = props
    this.#context = context
    this.#table = findParent<Table>('table', context)
    this.cellRole = this.#table?.role('cell') ?? ''
    this.box = this.#table?.selection.isOn ? this.#toBox(this.#table) : null
  }

  toRoot(content: string): AttributeBag {
    const { linked, value } = this.#props
    if (linked && !/<a\s/i.test(content)) {
      this.#context.invalid('A linked row needs a link in its cells')
    }
    return this.#context.attrs.merge({
      'data-kit': 'table.row',
      id: this.#table?.toRowId(toText(value as string | undefined)) ?? null,
      role: this.#table?.isStacked ? 'row' : null,
      'data-kit-row': linked ? '' : null,
    })
  }

  #toBox(table: Table): AttributeBag | null {
    const value = toText(this.#props.value as string | undefined)
    const label = toText(this.#props.label)
    if (!value || !label) {
      this.#context.invalid(
        `Missing prop "${value ? 'label' : 'value'}": a row of a selectable table needs both "value" and "label"`,
      )
    }
    return value ? table.selection.toBox(value, label || value, this.#props.selected) : null
  }
}
