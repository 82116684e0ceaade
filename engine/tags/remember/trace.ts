import { edgeGlobals } from 'edge.js'
import {
  type Caller,
  type Context,
  OWN_STATE,
  type Page,
  type Slots,
  type State,
  toShared,
} from '../runtime/page.ts'
import { type reasons, toReason } from './reasons.ts'

/** A value that a render read from its surroundings, and how to read it again. */
export interface Fact {
  read: (shared: State, context: Context) => unknown
  value: unknown
}

/** Thrown when a traced render needs something that cannot be remembered. */
export class Refusal extends Error {}

/** Start of the text that a traced render prints in the place of a slot. */
const MARK = `\u0000slot-${crypto.randomUUID()}:`

/** Methods of Edge's template object that neither read nor change anything outside. */
const HARMLESS = new Set(['escape', 'loop', 'loopAsync', 'createError', 'newError'])

/**
 * Records what a render reads. The render gets stand-ins for the page, its state and its context.
 * Texts, numbers, booleans and missing values that it reads are recorded as facts. Everything else
 * could differ or change with the request, so the render ends with a Refusal before it gets it.
 */
export class Trace {
  readonly facts: Fact[] = []
  readonly page: Page
  /** Why the output cannot be remembered; null as long as it can. */
  refusal: string | null = null
  #surroundings: { shared: State; context: Context } | null
  /** The globals that were read. Each is one fact. */
  readonly #globals = new Set<string>()

  constructor(page: Page, context: Context) {
    this.#surroundings = { shared: toShared(page), context }
    this.page = this.#toPage(page)
    traces.set(this.page, this)
    running++
  }

  /** Ends the render. */
  refuse(reason: keyof typeof reasons, name?: string): never {
    const text = toReason(reason, name)
    this.refusal ??= text
    throw new Refusal(text)
  }

  /**
   * Reads a value of the surroundings, and records it.
   * @param name what is read, for the reason of a refusal
   */
  read(read: Fact['read'], name?: string): unknown {
    if (!this.#surroundings) throw new Error('Cannot read from the surroundings after the render')
    const { shared, context } = this.#surroundings
    const value = read(shared, context)
    if (typeof value === 'object' ? value !== null : typeof value === 'function') {
      this.refuse(name === undefined ? 'readObject' : 'read', name)
    }
    this.facts.push({ read, value })
    return value
  }

  /** Releases the request. Its objects must not be kept with the remembered text. */
  end(): void {
    running--
    this.#surroundings = null
  }

  /** Returns the stand-in for the context of the component that is traced. */
  toContext(own: Context = {}): Context {
    const context = new Proxy(own, {
      get: (_, key) => (Object.hasOwn(own, key) ? own[key] : this.#readContext(key)),
      has: (_, key) => Object.hasOwn(own, key) || this.#hasContext(key),
      getOwnPropertyDescriptor: (_, key) => {
        if (Object.hasOwn(own, key)) return Object.getOwnPropertyDescriptor(own, key)
        return this.#hasContext(key) ? toGetter(() => this.#readContext(key)) : undefined
      },
      ownKeys: () => this.refuse('readState'),
    })
    inherited.set(context, () => this.toContext({ ...own }))
    return context
  }

  /** Returns the stand-in for the globals, and for `$context` if it is given. */
  toShared($context?: Context): State {
    const names = new Map<string | symbol, unknown>($context ? [['$context', $context]] : [])
    return new Proxy({} as State, {
      get: (_, key) => (names.has(key) ? names.get(key) : this.#readShared(key)),
      has: (_, key) => names.has(key) || this.#hasShared(key),
      getOwnPropertyDescriptor: (_, key) => {
        if (!names.has(key) && !this.#hasShared(key)) return undefined
        return toGetter(() => (names.has(key) ? names.get(key) : this.#readShared(key)))
      },
      ownKeys: () => this.refuse('readState'),
    })
  }

  /** Returns the stand-in for the state of a component. */
  toState(props: Record<string, unknown>, $slots: Slots, $caller: Caller): State {
    const Props = this.shared.$props!.constructor
    const own: State = { ...props, $slots, $caller, $props: new Props(props) }
    return new Proxy(own, {
      get: (_, key) => (Object.hasOwn(own, key) ? own[key] : this.#readShared(key)),
      has: (_, key) => Object.hasOwn(own, key) || this.#hasShared(key),
      ownKeys: () => this.refuse('readState'),
    })
  }

  /** Hides the passed attributes, so that the globals of the same name show again. */
  hide(state: State, passed: State): void {
    for (const key of Object.keys(passed)) if (!OWN_STATE.has(key)) delete state[key]
  }

  /** Returns the slots for a class, which may only ask whether they are filled. */
  toSlots(slots: Slots): Slots {
    const refuse = () => this.refuse('slotInClass')
    const names = Object.keys(slots).filter((name) => name !== '$context')
    return Object.fromEntries(names.map((name) => [name, refuse]))
  }

  /** Returns slots that refuse if the text of an outer slot would be inspected. */
  guard(slots: Slots, inspected: readonly string[] | null): Slots {
    const guarded: Slots = { ...slots }
    for (const name of inspected ?? Object.keys(slots)) {
      const show = slots[name]
      if (typeof show !== 'function' || name === '$context') continue
      guarded[name] = async (...data: unknown[]) => {
        const text: unknown = await show.apply(guarded, data)
        if (String(text).includes(MARK)) this.refuse('innerSlot', name)
        return text
      }
    }
    return guarded
  }

  /** The globals themselves, for the runtime. */
  get shared(): State {
    if (!this.#surroundings) throw new Error('Cannot read from the surroundings after the render')
    return this.#surroundings.shared
  }

  #readContext(key: string | symbol): unknown {
    if (typeof key === 'symbol') return undefined
    return this.read((_, context) => context[key], `$context.${key}`)
  }

  #hasContext(key: string | symbol): boolean {
    return Boolean(this.read((_, context) => Object.hasOwn(context, key)))
  }

  #readShared(key: string | symbol): unknown {
    if (key === '$tags') return this.shared[key]
    if (typeof key === 'symbol') return undefined
    if (Object.hasOwn(edgeGlobals, key)) {
      const stock: unknown = edgeGlobals[key as keyof typeof edgeGlobals]
      if (this.read((shared) => shared[key] === stock)) return stock
    }
    if (this.#globals.has(key)) return this.shared[key]
    const value = this.read((shared) => shared[key], key)
    this.#globals.add(key)
    return value
  }

  #hasShared(key: string | symbol): boolean {
    return Boolean(this.read((shared) => Object.hasOwn(shared, key)))
  }

  #toPage(page: Page): Page {
    const allowed: Record<string, unknown> = {
      compileComponent: (path: string) => page.compileComponent(path),
      getComponentState: (props: State, slots: Slots, caller: Caller) =>
        this.toState(props, slots, caller),
    }
    return new Proxy({} as Page, {
      get: (_, key) => {
        if (typeof key === 'symbol') return undefined
        if (Object.hasOwn(allowed, key)) return allowed[key]
        if (HARMLESS.has(key)) {
          const method = page[key as keyof Page] as (...args: unknown[]) => unknown
          return method.bind(page)
        }
        // An error in a traced render is that of the render that follows it.
        if (key === 'reThrow') {
          return (error: unknown) => {
            throw error
          }
        }
        return this.refuse('templateMethod', key)
      },
    })
  }
}

/** Describes a property that exists, without reading it. */
function toGetter(get: () => unknown): PropertyDescriptor {
  return { get, enumerable: true, configurable: true }
}

const traces = new WeakMap<Page, Trace>()
const inherited = new WeakMap<Context, () => Context>()
/** The number of traces that are running. Without any, there is nothing to look up. */
let running = 0

/** Returns the trace of the render that a page belongs to, or undefined. */
export function traceOf(page: Page): Trace | undefined {
  return running === 0 ? undefined : traces.get(page)
}

/** Returns a copy of the context for the slots of a tag. */
export function inherit(context: Context): Context {
  const copy = running === 0 ? undefined : inherited.get(context)
  return copy ? copy() : Object.assign({}, context)
}

/**
 * Returns slots that print marks instead of their texts, and the list of the marks that were used.
 * @param inspected a slot that is already rendered, and keeps its text. It must be used first, once
 */
export function toMarks(slots: Slots, inspected?: string): { marks: Slots; uses: string[] } {
  const marks: Slots = { $context: {} }
  const uses: string[] = []
  let isLate = false
  for (const name of Object.keys(slots)) {
    if (name === '$context') continue
    if (name === inspected) {
      marks[name] = () => {
        // A use that no output can contain.
        if (isLate) uses.push('')
        isLate = true
        return (slots[name] as () => unknown)()
      }
    } else {
      marks[name] = () => {
        isLate = true
        uses.push(name)
        return `${MARK}${name}\u0000`
      }
    }
  }
  return { marks, uses }
}

/** Splits traced output at the marks: texts, with the names of slots between them. */
export function splitAtMarks(output: string): string[] {
  const [first = '', ...rest] = output.split(MARK)
  return rest.reduce<string[]>(
    (parts, part) => {
      const end = part.indexOf('\u0000')
      return [...parts, part.slice(0, end), part.slice(end + 1)]
    },
    [first],
  )
}
