import type { ComponentContext } from '@kit-edge/engine/tags'
import { Column } from './columns.ts'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf } from '../props.d.ts'
import type { Table } from './table.ts'

/** Registers a column with its table, which renders the header after the last column. */
export class TableColumn {
  /** Whether it is outside of a table; an application in production renders it anyway. */
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
    // Values that a table injects reach its slots, but not the columns of its own template.
    const own = context.attrs.get('in-table')
    const table = isTable(own) ? own : findParent<Table>('table', context)
    this.#column = new Column(props, table, context)
    this.isAstray = !table?.take(this.#column)
    if (table && this.isAstray) context.invalid('Put a column in the main slot of its table')
  }

  /**
   * The column, if this is where its header is printed.
   * @param content the rendered slot, for the header
   */
  take(content: string): Column | null {
    if (!this.#isHead) this.#column.takeContent(content)
    return this.#isHead || this.isAstray ? this.#column : null
  }
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'take' in value
}
