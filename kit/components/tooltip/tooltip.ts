import {
  AttributeBag,
  type ComponentContext,
  decodeAttribute,
  escapeHtml,
} from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'tooltip'>

/** A comment, or the start of an element with its name and its attributes. */
const startTag = /<!--[^]*?-->|<([a-z][\w:-]*)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/gi

/** Elements that are not inline, such as the field around an input. */
const block = /<(?:div|p|ul|ol|dl|table|form|fieldset|details|section|article|h[1-6])[\s>]/i

/** Elements that are focusable by default; custom elements, with a hyphen, can be. */
const focusable = /^(?:button|input|select|textarea|summary|iframe|audio|video|.+-.*)$/i

/** Connects a tooltip with the control inside it. */
export class Tooltip {
  static readonly pure = true
  readonly text: string
  /** Known once the slot is rendered. */
  element: 'span' | 'div' = 'span'
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']
  #id: string | null

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.#invalid = invalid
    this.text = toText(props.text).trim()
    this.#id = toText(props.id) || null
  }

  get attributes(): Record<string, unknown> {
    return {
      class: 'kit-tooltip',
      'data-kit': 'tooltip',
      'data-kit-tooltip': this.text ? this.#props.delay : null,
    }
  }

  get tip(): AttributeBag {
    return new AttributeBag({
      class: 'kit-tooltip-tip kit-placed',
      'data-kit-part': 'tip',
      'data-position': this.#props.position,
      'data-align': 'center',
      id: this.#id,
      role: 'tooltip',
      popover: 'manual',
    })
  }

  /**
   * The control, described by the tooltip: through the id of the tooltip, or one made from the id of
   * the control. Without either, an attribute describes it, so that ids stay unique.
   */
  toTrigger(slot: string): string {
    const html = slot.trim()
    if (block.test(html)) this.element = 'div'
    if (!this.text) return html
    const control = findControl(html)
    if (!control) {
      this.#invalid('The slot needs a control that takes the focus, such as a button or a link')
      return html
    }
    const { attributes, end } = control
    const ownId = readAttribute(attributes, 'id')
    if (!this.#id && ownId) this.#id = `${ownId}__tooltip`
    const name = readAttribute(attributes, 'aria-label') ?? toPlainText(html)
    if (name === this.text) return html
    return html.slice(0, end) + this.#describe(attributes) + html.slice(end + attributes.length)
  }

  #describe(attributes: string): string {
    if (!this.#id) {
      if (readAttribute(attributes, 'aria-describedby') !== null) {
        this.#invalid('Missing prop "id": the control has an "aria-describedby" of its own')
      }
      const hasOwn = readAttribute(attributes, 'aria-description') !== null
      return hasOwn ? attributes : ` aria-description="${escapeHtml(this.text)}"${attributes}`
    }
    const others = readAttribute(attributes, 'aria-describedby')
    const ids = escapeHtml([others, this.#id].filter(Boolean).join(' '))
    if (others === null) return ` aria-describedby="${ids}"${attributes}`
    return attributes.replace(toPattern('aria-describedby'), () => ` aria-describedby="${ids}"`)
  }
}

/** The attributes of the first focusable element, and their position. */
function findControl(html: string): { attributes: string; end: number } | null {
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(startTag)) {
    if (!name || tag.startsWith('<!--')) continue
    const isHidden = /^input$/i.test(name) && readAttribute(attributes, 'type') === 'hidden'
    const isLink = /^(?:a|area)$/i.test(name) && /[\s:]href[\s=]/i.test(attributes)
    const isMade = /\s(?:tabindex|contenteditable|role="?link)/i.test(attributes)
    if (isHidden || !(focusable.test(name) || isLink || isMade)) continue
    return { attributes, end: index + 1 + name.length }
  }
  return null
}

/** An attribute as it is written in a tag, with the space before it. */
function toPattern(name: string): RegExp {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
}

function readAttribute(attributes: string, name: string): string | null {
  const match = toPattern(name).exec(attributes)
  return match ? decodeAttribute(match[1] ?? match[2] ?? match[3] ?? '') : null
}

/** The text of an element, without tags. */
function toPlainText(html: string): string {
  const text = html.replace(startTag, '').replace(/<\/[^>]*>/g, '')
  return decodeAttribute(text).replace(/\s+/g, ' ').trim()
}
