import { AttributeBag } from '@kit-edge/engine/tags'

type Image = { src: string; alt: string; caption: string }

/** Collects the images in a slot, which its dialog shows in full size. */
export class Gallery {
  readonly #images: Image[] = []

  /** Takes an image from the slot, and returns its number, from 0. */
  takeImage(image: Image): number {
    return this.#images.push(image) - 1
  }

  /** The large images. The closed dialog hides them, so browsers do not load them yet. */
  get items() {
    return this.#images.map(({ src, alt, caption }) => ({
      caption,
      large: new AttributeBag({
        class: 'kit-gallery-large',
        src,
        alt,
        loading: 'lazy',
        decoding: 'async',
      }),
    }))
  }
}
