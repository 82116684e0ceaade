import {
  AttributeBag,
  type ComponentContext,
  decodeAttribute,
  escapeHtml,
} from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'
import { highlight, type Token } from './highlight.ts'

type Props = PropsOf<'code'>

/** Lines of one code that can be marked. Far more than anybody reads. */
const mostLines = 100_000

/** Writes code as HTML: each token with a class for its colour, and each line with its number. */
export class Code {
  static readonly pure = true
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']
  readonly #marked: ReadonlySet<number>
  #lastLine = 0

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.#invalid = invalid
    this.#marked = this.#toMarked(toText(props.mark))
  }

  /** The attributes of the root, once the code is written. */
  get root(): Record<string, unknown> {
    const { title, numbers } = this.#props
    return {
      class: 'kit-code',
      'data-kit': 'code',
      'data-title': title ? '' : null,
      'data-numbers': numbers ? '' : null,
      'data-digits': numbers ? Math.max(2, String(this.#lastLine).length) : null,
    }
  }

  /** Code is read from left to right on every page, and never translated. */
  get area(): AttributeBag {
    const { title, label } = this.#props
    return new AttributeBag({
      class: 'kit-code-area',
      'data-kit-part': 'code',
      dir: 'ltr',
      translate: 'no',
      tabindex: '0',
      role: 'group',
      'aria-label': toText(title) || toText(label),
    })
  }

  /** Returns the code as HTML. Nothing in it is interpreted: it is all text. */
  toHtml(slot: string): string {
    const given = toText(this.#props.value)
    // Edge has escaped what it printed into the slot.
    const text = given === '' ? dedent(decodeAttribute(slot)) : given
    const code = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
    const lines = this.#toLines(code)
    const first = this.#props.start
    this.#lastLine = first + lines.length - 1
    const unknown = [...this.#marked].find((line) => line < first || line > this.#lastLine)
    if (unknown !== undefined) {
      this.#invalid(
        `Invalid value for prop "mark". The lines are ${first} to ${this.#lastLine}, and not ${unknown}`,
      )
    }
    if (!this.#props.numbers && !this.#marked.size) return lines.join('\n')
    return lines.map((html, index) => this.#toLine(html, index, lines.length)).join('')
  }

  #toLines(code: string): string[] {
    const language = toText(this.#props.language)
    const highlighted = language ? highlight(code, language) : null
    if (highlighted === 'unknown') {
      this.#invalid(
        `Unknown language "${language}", expected one of Shiki's names, such as "ts", "html", "edge" or "bash"`,
      )
    }
    if (!Array.isArray(highlighted)) return code.split('\n').map(escapeHtml)
    return highlighted.map((tokens) => tokens.map(toHtml).join(''))
  }

  /** The line break is inside, so that an element can be a block and copied text keeps it. */
  #toLine(html: string, index: number, count: number): string {
    const number = this.#props.start + index
    const element = this.#marked.has(number) ? 'mark' : 'span'
    const line = this.#props.numbers ? ` data-line="${number}"` : ''
    const end = index < count - 1 ? '\n' : ''
    return `<${element} class="kit-code-line" data-kit-part="line"${line}>${html}${end}</${element}>`
  }

  #toMarked(text: string): Set<number> {
    const marked = new Set<number>()
    for (const part of text.split(',').filter((part) => part.trim() !== '')) {
      const [, from, to = from] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? []
      if (from === undefined || Number(from) > Number(to) || Number(to) > mostLines) {
        this.#invalid('Invalid value for prop "mark". Expected numbers of lines, such as "2,4-6"')
        continue
      }
      for (let line = Number(from); line <= Number(to); line++) marked.add(line)
    }
    return marked
  }
}

function toHtml({ text, kind }: Token): string {
  const html = escapeHtml(text)
  return kind ? `<span class="kit-code-${kind}">${html}</span>` : html
}

/** Removes the indentation that all lines share, and empty lines at the start and the end. */
function dedent(text: string): string {
  const lines = text.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split('\n')
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const depth = Math.min(...depths, Infinity)
  return lines.map((line) => line.slice(depth === Infinity ? 0 : depth)).join('\n')
}
