import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { Bar } from './selection.ts'
import type { Table } from './table.ts'
import { findParent } from '../shared/find-parent.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Registers the bar of a table, which prints it below the rows. */
export class TableBulk {
  readonly #bar: Bar
  /** The table, if it prints the bar now. */
  readonly #printing: Table | null
  readonly #table: Table | null
  readonly #invalid: ComponentContext['invalid']

  constructor(props: PropsOf<'table.bulk'>, context: ComponentContext) {
    const given = context.attrs.get('in-table')
    this.#printing = isTable(given) ? given : null
    this.#invalid = context.invalid
    this.#bar = this.#printing?.selection.bar ?? { props, attrs: context.attrs, content: '' }
    this.#table = this.#printing ?? findParent<Table>('table', context)
  }

  /**
   * Returns the bar if this is where it is printed. An application in production also prints a bar
   * that is in the wrong place.
   * @param content the rendered slot
   */
  take(content: string): Bar | null {
    if (this.#printing) return this.#bar
    this.#bar.content = content
    if (this.#table?.takeBar(this.#bar)) return null
    if (this.#table) this.#invalid('Put one bar into the main slot of its table, before the rows')
    return this.#bar
  }

  toRoot({ attrs }: Bar): AttributeBag {
    return attrs.merge({ class: 'kit-table-bulk', 'data-kit': 'table.bulk' })
  }

  toId({ props }: Bar): string | undefined {
    return this.#printing?.selection.formId ?? (toText(props.id) || undefined)
  }
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'takeBar' in value
}
