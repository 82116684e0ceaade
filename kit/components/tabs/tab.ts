import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'
import { Icon } from '../icon/icon.ts'
import type { Tabs } from './tabs.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'tabs.tab'>

/** Registers a tab with its list. */
export class TabsTab {
  /** Name of the icon, if there is one of this name. */
  readonly icon: string | undefined
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #tabs: Tabs | null
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#invalid = context.invalid
    this.#tabs = findParent<Tabs>('tabs', context)
    // The list renders the icon, but a wrong name is an error in this tag.
    const icon = toText(props.icon)
    this.icon = icon && new Icon({ name: icon }, context).body ? icon : undefined
  }

  /** Whether there is a list, which shows the tab then. */
  isTaken(content: string): boolean {
    if (!this.#tabs) return false
    const { value, label, disabled } = this.#props
    const hasName =
      content.trim() ||
      label ||
      ['aria-label', 'aria-labelledby'].some((one) => this.#attrs.has(one))
    if (!hasName) this.#invalid('Missing prop "label": a tab without text needs a name')
    const isNew = this.#tabs.takeTab({
      value: toText(value),
      content: content.trim(),
      icon: this.icon,
      label,
      disabled,
      attrs: this.#attrs,
    })
    if (!isNew) this.#invalid(`There is already a tab with the value "${toText(value)}"`)
    return true
  }
}
