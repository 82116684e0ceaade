import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import { toImageUrl } from '../shared/urls.ts'
import { toText } from '../shared/to-text.ts'
import type { Gallery } from './gallery.ts'

type Props = PropsOf<'gallery.item'>

/** Attributes of an `<img>`, which a link does not have. */
const ofImage = ['srcset', 'sizes', 'loading', 'decoding', 'fetchpriority', 'width', 'height']

/** Registers an image with its gallery, and links to its large file. */
export class GalleryItem {
  readonly #attrs: AttributeBag
  readonly #src: string
  readonly #href: string
  readonly #alt: string
  readonly #index: number | null

  constructor({ src, href, alt, caption }: Props, context: ComponentContext) {
    const gallery = findParent<Gallery>('gallery', context)
    this.#attrs = context.attrs
    if (!src && !href) context.invalid('Missing prop "src" or "href": an image needs a URL')
    const small = toImageUrl('src', src, context)
    const large = toImageUrl('href', href, context)
    this.#src = small || large
    this.#href = large || small
    this.#alt = toText(alt)
    if (alt !== undefined && this.#alt.trim() === '') {
      context.invalid('Invalid value for prop "alt": the link to the large image needs a name')
    }
    const image = { src: this.#href, alt: this.#alt, caption: toText(caption) }
    this.#index = gallery?.takeImage(image) ?? null
  }

  get root(): AttributeBag {
    return this.#attrs
      .only('class', 'style')
      .merge({ class: 'kit-gallery-item', 'data-kit': 'gallery.item' })
  }

  get link(): AttributeBag {
    return this.#attrs.except('class', 'style', ofImage).merge({
      class: 'kit-gallery-link',
      'data-kit-part': 'link',
      'data-kit-large': this.#index,
      href: this.#href || null,
    })
  }

  get image(): AttributeBag {
    return this.#attrs.only(ofImage).merge({
      class: 'kit-gallery-image',
      'data-kit-part': 'image',
      src: this.#src,
      alt: this.#alt,
      loading: 'lazy',
      decoding: 'async',
    })
  }
}
