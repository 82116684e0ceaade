import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'
import type { Tabs } from './tabs.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'tabs.panel'>

/** Registers a panel with its tabs. */
export class TabsPanel {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #tabs: Tabs | null
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#invalid = context.invalid
    this.#tabs = findParent<Tabs>('tabs', context)
  }

  /** Whether there are tabs, which show the panel then. */
  isTaken(content: string): boolean {
    if (!this.#tabs) return false
    const { value, id } = this.#props
    const panel = { value: toText(value), content: content.trim(), id, attrs: this.#attrs }
    const isNew = this.#tabs.takePanel(panel)
    if (!isNew) this.#invalid(`There is already a panel with the value "${toText(value)}"`)
    return true
  }
}
