import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'kbd'>

/** How a key is written, how its symbol is read, and its symbol on Apple keyboards. */
export type Key = { text: string; name?: string; sign?: string; signName?: string }

const keys: Record<string, Key> = {
  mod: { text: 'Ctrl', sign: '⌘', signName: 'Command' },
  ctrl: { text: 'Ctrl', sign: '⌃', signName: 'Control' },
  alt: { text: 'Alt', sign: '⌥', signName: 'Option' },
  shift: { text: 'Shift', sign: '⇧', signName: 'Shift' },
  meta: { text: 'Win', sign: '⌘', signName: 'Command' },
  cmd: { text: '⌘', name: 'Command' },
  option: { text: '⌥', name: 'Option' },
  enter: { text: 'Enter', sign: '↩', signName: 'Return' },
  backspace: { text: 'Backspace', sign: '⌫', signName: 'Delete' },
  delete: { text: 'Del', sign: '⌦', signName: 'Forward Delete' },
  up: { text: '↑', name: 'Up' },
  down: { text: '↓', name: 'Down' },
  left: { text: '←', name: 'Left' },
  right: { text: '→', name: 'Right' },
  escape: { text: 'Esc' },
  pageup: { text: 'Page Up' },
  pagedown: { text: 'Page Down' },
}

const aliases: Record<string, string> = {
  control: 'ctrl',
  command: 'cmd',
  return: 'enter',
  esc: 'escape',
  del: 'delete',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
}

/** Keys that are shown. Nobody presses more of them. */
const MOST = 50

/** A sign, a letter, or a word. */
const isKey = /^(?:.|[\p{L}\p{N}]+)$/u

/** Reads `mod+shift+k` and `g h` as keys. */
export class Kbd {
  static readonly pure = true
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.#invalid = invalid
  }

  /**
   * Keys that are pressed together, in the order in which they are pressed.
   * @param text the rendered slot, used if there are no `keys`
   */
  toChords(text: string): Key[][] {
    const written = toText(this.#props.keys).trim()
    if (!written && !text) this.#invalid('Missing prop "keys", or the text of a key')
    if (!written) return []
    // A plus after another plus is the key itself: `mod++`.
    const chords = written.split(/\s+/).map((chord) => chord.split(/(?<!^|\+)\+/))
    const all = chords.flat()
    if (all.length <= MOST && all.every((key) => isKey.test(key))) {
      return chords.map((chord) => chord.map((key) => this.#toKey(key)))
    }
    this.#invalid(
      `Invalid value for prop "keys". Expected at most ${MOST} keys joined by a plus, such as "mod+shift+k"`,
    )
    return [[{ text: written }]]
  }

  #toKey(written: string): Key {
    const word = written.toLowerCase()
    const id = own(aliases, word) ?? word
    const key = own(keys, id)
    const name = [written, word, id, id === 'mod' ? 'ctrl' : id].map((by) =>
      own(this.#props.names, by),
    )
    const given = name.find((one) => one !== undefined && one !== null)
    if (given === undefined) return key ?? { text: toCapital(written) }
    return key?.name ? { ...key, name: toText(given) } : { ...key, text: toText(given) }
  }
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** A letter or a word with its first letter in capitals. */
function toCapital(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}
