import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'toast.region'>

type Message = { title: string; description?: string; color: string }

/** The values that a session shares with templates; empty without a session. */
type Session = { flashMessages?: { get: (key: string) => unknown } }

/** The keys of flash messages. */
const keys = ['error', 'success', 'warning', 'info', 'notification']

/** The colour of a flash message, by its key or by the type of a `notification`. */
const colors: Record<string, string> = {
  error: 'danger',
  danger: 'danger',
  success: 'success',
  warning: 'warning',
  info: 'info',
}

/** Reads the flash messages of the session for a toast region. */
export class ToastRegion {
  readonly messages: Message[]
  /** One toast of each colour, as a template for scripts to copy. */
  readonly colors = ['neutral', 'primary', 'info', 'success', 'warning', 'danger']
  readonly #props: Props

  constructor(props: Props, { shared }: ComponentContext) {
    this.#props = props
    const { flashMessages } = shared as Session
    this.messages = listShown(props.flash).flatMap((key) =>
      toMessages(flashMessages?.get(key), colors[key] ?? 'neutral'),
    )
  }

  get attributes(): Record<string, unknown> {
    return {
      class: 'kit-toasts',
      'data-kit': 'toast.region',
      'data-kit-toasts': '',
      'data-duration': this.#props.duration,
      'data-max': this.#props.max,
    }
  }
}

/** The keys whose messages are shown: those in the list `success,info`, or all. */
function listShown(flash: Props['flash']): string[] {
  // An attribute without a value is empty.
  if (flash === true || flash === '') return keys
  if (flash === false) return []
  const wanted = [flash].flat().flatMap((item) => toText(item).split(/[\s,]+/))
  return keys.filter((key) => wanted.includes(key))
}

/** Messages of one key that are shown. Input of a form can be flashed under the same key. */
const MOST = 20

/** A text, an object `{ type, message }` or `{ title, description }`, or a list of them. */
function toMessages(value: unknown, color: string): Message[] {
  if (Array.isArray(value)) {
    return value
      .slice(0, MOST)
      .flatMap((item) => (Array.isArray(item) ? [] : toMessages(item, color)))
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return value === '' ? [] : [{ title: String(value), color }]
  }
  if (typeof value !== 'object' || value === null) return []
  const { type, title, message, description } = value as Record<string, unknown>
  const [first, ...others] = [title, message, description].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  if (!first) return []
  const own = typeof type === 'string' && Object.hasOwn(colors, type) ? colors[type]! : color
  return [{ title: first, description: others.join(' ') || undefined, color: own }]
}
