import { SHARED, type Page, type State, toShared } from '../runtime/page.ts'
import { isI18n } from '../runtime/translation.ts'
import { Refusal, type reasons, toReason } from './reasons.ts'

/** A value that a render read from its surroundings, and how to read it again. */
export interface Fact {
  read: (shared: State) => unknown
  value: unknown
}

/** Key of the recording on the page of a recorded render. */
const RECORDING = Symbol('recording')

type RecordedPage = Page & { [RECORDING]?: Recording }

/** Records what a render reads from its surroundings, and whether its output can be cached. */
export class Recording {
  readonly facts: Fact[] = []
  /** Stands in for the page. Templates that are analysed use no other of its methods. */
  readonly page: Page
  /** Why the output cannot be cached; null as long as it can. */
  refusal: string | null = null

  #isTranslated: boolean | null = null

  constructor(page: Page) {
    this.page = {
      compileComponent: (path) => page.compileComponent(path),
      getComponentState: (props, slots, caller) => page.getComponentState(props, slots, caller),
      escape: (value) => page.escape(value),
      loop: (items, run) => page.loop(items, run),
      loopAsync: (items, run) => page.loopAsync(items, run),
      size: (items) => page.size(items),
      // The render that follows throws the error again, with its position.
      reThrow(error) {
        throw error
      },
      [RECORDING]: this,
      [SHARED]: toShared(page),
    } as RecordedPage
  }

  /** Reads a text, number or boolean from the globals, and records it. */
  read<T>(read: (shared: State) => T): T {
    const value = read(toShared(this.page))
    if (typeof value === 'object' ? value !== null : typeof value === 'function') {
      this.refuse('shared')
    }
    this.facts.push({ read, value })
    return value
  }

  /** Whether there are translations. Recorded once, as most applications have none. */
  get isTranslated(): boolean {
    return (this.#isTranslated ??= this.read(({ i18n }) => isI18n(i18n)))
  }

  /** Ends the render. */
  refuse(reason: keyof typeof reasons, name?: string): never {
    const text = toReason(reason, name)
    this.refusal ??= text
    throw new Refusal(text)
  }
}

/** Returns the recording that a page belongs to, or undefined. */
export function recordingOf(page: Page): Recording | undefined {
  return (page as RecordedPage)[RECORDING]
}
