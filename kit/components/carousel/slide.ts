import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import type { Carousel } from './carousel.ts'

type Props = PropsOf<'carousel.slide'>

/** Registers a slide with its carousel. */
export class CarouselSlide {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #carousel: Carousel | null

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#carousel = findParent<Carousel>('carousel', context)
  }

  /** Whether there is a carousel, which shows the slide then. */
  isTaken(content: string): boolean {
    this.#carousel?.takeSlide({ content, label: this.#props.label, attrs: this.#attrs })
    return this.#carousel !== null
  }
}
