import type { ComponentContext } from '@kit-edge/engine/tags'
import { Column } from './columns.ts'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf } from '../props.d.ts'
import type { Table } from './table.ts'

/** Hands a column to its table, which prints the head once it knows all of them. */
export class TableColumn {
  /** Whether it stands outside of a table, where an application in production shows it all the same. */
  readonly isAstray: boolean = false
  readonly #column: Column
  readonly #isHead: boolean = false

  constructor(props: PropsOf<'table.column'>, context: ComponentContext) {
    const given = context.attrs.get('in-head')
    if (given instanceof Column) {
      this.#column = given
      this.#isHead = true
      return
    }
    // What a table injects reaches its slots, and not the columns of its own template.
    const own = context.attrs.get('in-table')
    const table = isTable(own) ? own : findParent<Table>('table', context)
    this.#column = new Column(props, table, context)
    this.isAstray = !table?.take(this.#column)
    if (table && this.isAstray) context.invalid('A column stands in the main slot of its table')
  }

  /**
   * The column, if this is where its header is printed.
   * @param content what the slot renders, for the header
   */
  take(content: string): Column | null {
    if (!this.#isHead) this.#column.takeContent(content)
    return this.#isHead || this.isAstray ? this.#column : null
  }
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'toSortHref' in value
}
