import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toComboboxField, toListId } from '../shared/combobox-field.ts'
import { toImageUrl } from '../shared/urls.ts'
import { toText } from '../shared/to-text.ts'
import { toShortcut } from './to-shortcut.ts'

type Props = PropsOf<'command'>

/** Computes the attributes of a command palette, and what its script needs to know. */
export class Command {
  /** A missing id is an error in development; in production the page still renders. */
  readonly id: string
  readonly #props: Props
  readonly #src: string
  readonly #keys: string | null
  #items = 0

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.id = toText(props.id) || 'command'
    this.#src = toImageUrl('src', props.src, { invalid })
    const keys = toText(props.keys).trim()
    this.#keys = toShortcut(keys)
    if (keys && !this.#keys) {
      invalid('Invalid value for prop "keys". Expected keys joined by a plus, such as "mod+k"')
    }
  }

  get attributes(): Record<string, unknown> {
    const { label, emptyLabel, loadingLabel, failedLabel } = this.#props
    const isRemote = this.#src !== ''
    return {
      class: 'kit-dialog kit-modal kit-command',
      'data-kit': 'command',
      'data-kit-dialog': '',
      'data-kit-command': '',
      id: this.id,
      closedby: 'any',
      'aria-label': label,
      'data-keys': this.#keys,
      'data-src': this.#src || null,
      'data-value': isRemote ? 'href' : null,
      'data-label': isRemote ? 'label' : null,
      'data-empty': emptyLabel,
      'data-loading': isRemote ? loadingLabel : null,
      'data-failed': isRemote ? failedLabel : null,
    }
  }

  get input(): AttributeBag {
    const { label, placeholder } = this.#props
    return new AttributeBag({
      class: 'kit-input-control',
      ...toComboboxField(this.id, placeholder),
      enterkeyhint: 'go',
      'aria-label': label,
      'aria-expanded': 'true',
      'data-kit-owns': 'aria-activedescendant',
    })
  }

  /**
   * Returns the id of one more item. From its place, so that an update finds the same ids.
   * @param id the id that the caller has set, if any
   */
  takeItem(id: string): string {
    this.#items += 1
    return id || `${this.id}__item-${this.#items}`
  }

  /** A list of links and buttons, until the script makes options of them. */
  get list(): AttributeBag {
    return new AttributeBag({
      id: toListId(this.id),
      'data-kit-part': 'list',
      'data-kit-owns': 'role aria-label',
    })
  }
}
