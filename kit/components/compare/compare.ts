import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toImageUrl } from '../shared/urls.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'compare'>

/** Computes the two images and the range that moves the divider between them. */
export class Compare {
  static readonly pure = true
  readonly before: AttributeBag
  readonly after: AttributeBag
  readonly control: AttributeBag

  constructor(props: Props, context: ComponentContext) {
    const toImage = (name: 'before' | 'after', alt: Text | undefined) => {
      const src = toImageUrl(name, props[name], context)
      return new AttributeBag({
        class: 'kit-compare-image',
        src,
        alt: toText(alt),
        draggable: 'false',
      })
    }
    this.before = toImage('before', props.beforeAlt)
    this.after = toImage('after', props.afterAlt)
    this.control = new AttributeBag({
      type: 'range',
      class: 'kit-compare-control',
      'data-kit-part': 'control',
      'data-kit-compare': '',
      min: 0,
      max: 100,
      value: props.value,
      'aria-label': toText(props.label),
      // Browsers would keep the position of the last visit, but not show it.
      autocomplete: 'off',
    })
  }
}
