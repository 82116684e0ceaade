import type { AttributeBag } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'

/** The bar with actions for the selected rows, and its content as HTML. */
export type Bar = { props: PropsOf<'table.bulk'>; attrs: AttributeBag; content: string }
