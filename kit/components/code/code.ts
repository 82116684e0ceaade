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

/** Lines of one code that have an element each. Far more than anybody reads. */
const mostLines = 100_000

/** Writes code as HTML: each token with a class for its colour, and each line with its number. */
export class Code {
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']
  /** The first and the last line of each marked part. */
  readonly #marks: readonly [from: number, to: number][]
  #lastLine = 0

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.#invalid = invalid
    this.#marks = this.#readMarks(toText(props.mark))
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
    const code = text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '')
    const lines = this.#toLines(code)
    const first = this.#props.start
    this.#lastLine = first + lines.length - 1
    const beyond = this.#marks.flat().find((line) => line < first || line > this.#lastLine)
    if (beyond !== undefined) {
      this.#invalid(
        `Invalid value for prop "mark". The lines are ${first} to ${this.#lastLine}, and not ${beyond}`,
      )
    }
    const hasElements = this.#props.numbers || this.#marks.length > 0
    if (!hasElements || lines.length > mostLines) return lines.join('\n')
    const marked = this.#listMarked()
    return lines
      .map((html, index) => this.#toLine(html, first + index, marked.has(first + index)))
      .join('')
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
  #toLine(html: string, number: number, isMarked: boolean): string {
    const element = isMarked ? 'mark' : 'span'
    const line = this.#props.numbers ? ` data-line="${number}"` : ''
    const end = number < this.#lastLine ? '\n' : ''
    return `<${element} class="kit-code-line" data-kit-part="line"${line}>${html}${end}</${element}>`
  }

  #readMarks(text: string): [from: number, to: number][] {
    return text.split(',').flatMap((part) => {
      if (part.trim() === '') return []
      const [, from, to = from] = /^(\d{1,6})(?:\s*-\s*(\d{1,6}))?$/.exec(part.trim()) ?? []
      if (from !== undefined && Number(from) <= Number(to)) return [[Number(from), Number(to)]]
      this.#invalid('Invalid value for prop "mark". Expected numbers of lines, such as "2,4-6"')
      return []
    })
  }

  /** The marked lines of the code. Each is visited once, however many parts overlap. */
  #listMarked(): Set<number> {
    const marked = new Set<number>()
    let next = this.#props.start
    for (const [from, to] of this.#marks.toSorted(([a], [b]) => a - b)) {
      for (next = Math.max(next, from); next <= Math.min(to, this.#lastLine); next++) {
        marked.add(next)
      }
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
  const first = text.lastIndexOf('\n', text.search(/\S|$/)) + 1
  const lines = text.slice(first).trimEnd().split('\n')
  const depth = lines.reduce((least, line) => {
    const own = line.search(/\S/)
    return own < 0 ? least : Math.min(least, own)
  }, Infinity)
  return lines.map((line) => line.slice(depth === Infinity ? 0 : depth)).join('\n')
}
