import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'avatar'>

/** Attributes for loading an image, which a `<span>` does not have. */
const ofImage = [
  'loading',
  'srcset',
  'sizes',
  'decoding',
  'fetchpriority',
  'crossorigin',
  'referrerpolicy',
]

/** Computes the image, the initials and the accessible name of an avatar. */
export class Avatar {
  static readonly pure = true
  /** URL of the image; null when there is none. */
  readonly src: string | null
  readonly initials: string
  readonly #props: Props
  readonly #attrs: AttributeBag

  constructor(props: Props, { attrs, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.src = toText(props.src) || null
    this.initials = toText(props.initials) || toInitials(toText(props.name))
    if (this.src && this.#name === null) {
      invalid('Missing prop "name" or "alt": an image needs a name, or alt="" if it is decorative')
    }
  }

  get root(): AttributeBag {
    const { size, shape, color, status, statusLabel } = this.#props
    const label = [this.#name, toText(statusLabel) || status].filter(Boolean).join(', ')
    return this.#attrs.except(ofImage).merge({
      class: 'kit-avatar',
      'data-kit': 'avatar',
      'data-size': size,
      'data-shape': shape,
      'data-color': color,
      role: label ? 'img' : null,
      'aria-label': label || null,
      'aria-hidden': label ? null : 'true',
    })
  }

  /** The image has an empty `alt`, so that no text covers the initials if it fails to load. */
  get image(): AttributeBag {
    return this.#attrs.only(ofImage).merge({
      class: 'kit-avatar-image',
      'data-kit-part': 'image',
      src: this.src,
      alt: '',
      loading: 'lazy',
      decoding: 'async',
    })
  }

  get #name(): string | null {
    const given = this.#props.alt ?? this.#attrs.get('aria-label') ?? (this.#props.name || null)
    return given === null ? null : toText(given as Text)
  }
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and the last word of a name, in capitals. */
export function toInitials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? []
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  const initials = [first, last].map(firstLetter)
  // Joined, two letters of this script would read as a syllable.
  const isJoined = initials.every((letter) => /\p{Script=Arabic}/u.test(letter))
  return initials.join(isJoined ? '\u200C' : '')
}

/** Longest letter, in code units. A family of emoji has 25, but any number of accents can follow. */
const LONGEST = 50

function firstLetter(word: string): string {
  const first = letters.segment(word.slice(0, LONGEST)).containing(0)?.segment ?? ''
  // The capital of "ß" is two letters.
  return letters.segment(first.toUpperCase()).containing(0)?.segment ?? ''
}
