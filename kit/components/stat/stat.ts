import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'stat'>

/** A plus, a hyphen, a minus or a dash before a number, or before its currency. */
const SIGN = /^\s*([-+−–])[^\s\d]*\s?\d/

/** Computes the meaning of a change, and the room that the number needs in a group. */
export class Stat {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #isInGroup: boolean

  constructor(props: Props, { attrs, shared, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#isInGroup = Boolean((shared.$context as { statGroup?: boolean } | undefined)?.statGroup)
    const change = toText(props.change)
    const [, sign] = SIGN.exec(change) ?? []
    if (!sign || props.direction === 'none') return
    const direction = sign === '+' ? 'up' : 'down'
    invalid(
      `Invalid value for prop "change". Remove the sign of "${change}", and set direction="${direction}"`,
    )
  }

  get element(): 'div' | 'dl' {
    return this.#isInGroup ? 'div' : 'dl'
  }

  get root(): AttributeBag {
    return this.#attrs.merge({
      class: 'kit-stat',
      'data-kit': 'stat',
      'data-size': this.#props.size,
      'data-long': this.#isInGroup && this.#isLong ? '' : null,
    })
  }

  get meaning(): 'good' | 'bad' | 'neutral' {
    const { meaning, direction } = this.#props
    return meaning ?? ({ up: 'good', down: 'bad', none: 'neutral' } as const)[direction]
  }

  /** Whether it does not fit in a narrow column. Lines can break at a space. */
  get #isLong(): boolean {
    return toText(this.#props.value)
      .split(' ')
      .some(({ length }) => length > 10)
  }
}
