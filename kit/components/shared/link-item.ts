import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { requireParent } from './find-parent.ts'
import { type Destination, hasBoundHref, isCurrent, isWithin, toHref } from './urls.ts'
import { toText } from './to-text.ts'

type Props = Destination & { badge?: Text; current?: boolean; section?: boolean }

type Options = {
  /** Name of the component, such as `nav.item`. */
  name: string
  /** Classes of the link. */
  linkClass: string
  /** Class of the item. Defaults to the name of the component, such as `kit-nav-item`. */
  rootClass?: string
  /** Whether an item without a URL is plain text, which takes all attributes of the tag itself. */
  isOptional?: boolean
  /** Attributes of the tag that belong to the item, like `class` and `style`. */
  rootAttributes?: string[]
}

/**
 * An item of a list with a link in it. The attributes of the tag belong to the link, except for
 * `class`, `style` and those that the component names.
 */
export class LinkItem {
  readonly #attrs: AttributeBag
  readonly #options: Options
  readonly #href: string | null
  /** The number or word beside the text; null for a count of 0, which tells people nothing new. */
  readonly badge: Text | null
  /** How the link is marked; null if it leads to another page. */
  protected readonly current: 'page' | 'true' | null

  constructor(props: Props, context: ComponentContext, options: Options) {
    this.#attrs = context.attrs
    this.#options = options
    requireParent(options.name.split('.')[0]!, context)
    this.#href = toHref(props, context)
    this.badge = toText(props.badge).trim() === '0' ? null : (props.badge ?? null)
    this.current = toCurrent(props, this.#href, context.read)
  }

  /** Also if a script binds the URL. */
  get isLink(): boolean {
    return this.#href !== null || hasBoundHref(this.#attrs)
  }

  get root(): AttributeBag {
    const { name, rootClass = `kit-${name.replace('.', '-')}`, isOptional } = this.#options
    const isText = isOptional && !this.isLink
    const attrs = isText ? this.#attrs : this.#attrs.only(...this.#ownAttributes)
    return attrs.merge({ class: rootClass, 'data-kit': name })
  }

  get link(): AttributeBag {
    return this.#attrs.except(...this.#ownAttributes).merge({
      class: this.#options.linkClass,
      'data-kit-part': 'link',
      href: this.#href,
      'aria-current': this.current,
    })
  }

  /** Names of the attributes that belong to the item, and not to its link. */
  get #ownAttributes(): string[] {
    return ['class', 'style', ...(this.#options.rootAttributes ?? [])]
  }
}

/** A link to the current section is marked, but not as the page itself. */
function toCurrent(
  { current, section }: Props,
  href: string | null,
  read: ComponentContext['read'],
): 'page' | 'true' | null {
  if (current !== undefined) return current ? 'page' : null
  if (isCurrent(href, read)) return 'page'
  return section && isWithin(href, read) ? 'true' : null
}
