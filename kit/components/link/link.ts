import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { hasBoundHref, isCurrent, toHref } from '../shared/urls.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'link'>

/** Computes the URL of a link, and whether it links to the current page. */
export class Link {
  static readonly pure = true
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #read: ComponentContext['read']
  readonly #href: string | null

  constructor(props: Props, { attrs, read, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#read = read
    this.#href = toHref(props, { read, invalid })
    if (!props.href && !props.route && !hasBoundHref(attrs)) {
      invalid('Missing prop "href" or "route": a link needs a URL. For an action, use a button')
    }
  }

  /** Also opens a new tab if the caller set `target` itself. */
  get isExternal(): boolean {
    return this.#props.external || this.#attrs.get('target') === '_blank'
  }

  get attributes(): AttributeBag {
    return this.#attrs.except('rel').merge({
      class: 'kit-link',
      'data-kit': 'link',
      'data-variant': this.#props.variant,
      href: this.#href,
      target: this.isExternal ? '_blank' : null,
      rel: this.#rel,
      'aria-current': this.#isCurrent ? 'page' : null,
    })
  }

  /** The caller's `rel`. A new tab cannot access this page, unless the caller allows it. */
  get #rel(): unknown {
    const own = this.#attrs.get('rel')
    const text = toText(own)
    if (!this.isExternal || /\b(?:no)?opener\b/.test(text)) return own
    return text ? `noopener ${text}` : 'noopener'
  }

  get #isCurrent(): boolean {
    return this.#props.current ?? isCurrent(this.#href, this.#read)
  }
}
