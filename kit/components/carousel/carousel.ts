import { AttributeBag } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'carousel'>

type Slide = { content: string; label?: Text; attrs: AttributeBag }

/** More dots than these are too small to press, and say little. */
const mostDots = 10

/** Collects the slides in a slot, and names each after its number. */
export class Carousel {
  readonly #props: Props
  readonly #slides: Slide[] = []

  constructor(props: Props) {
    this.#props = props
  }

  /** Takes a slide from the slot. */
  takeSlide(slide: Slide): void {
    this.#slides.push(slide)
  }

  get hasDots(): boolean {
    const { dots, columns } = this.#props
    return dots && columns === 1 && this.#slides.length <= mostDots
  }

  get slides() {
    return this.#slides.map(({ content, label, attrs }, index) => {
      const name = [toText(label), this.#toNumber(index)].filter(Boolean).join(', ')
      return {
        content,
        dot: new AttributeBag({
          type: 'button',
          class: 'kit-carousel-dot',
          'data-kit-part': 'dot',
          'data-kit-slide': index,
          'aria-label': name,
          'aria-current': index === 0 ? 'true' : null,
        }),
        attributes: attrs.merge({
          class: 'kit-carousel-slide',
          'data-kit': 'carousel.slide',
          role: 'group',
          'aria-roledescription': toText(this.#props.slideName) || null,
          'aria-label': name,
        }),
      }
    })
  }

  #toNumber(index: number): string {
    return toText(this.#props.slideLabel)
      .replace('{number}', String(index + 1))
      .replace('{total}', String(this.#slides.length))
  }
}
