import { AsyncLocalStorage } from 'node:async_hooks'

/** One render of a page: who asked for it, and everything that differs from render to render. */
export interface World {
  /** Requests of one visitor have the same values, those of two visitors differ. */
  visitor: 'ada' | 'bob'
  /** The number of the render. Clocks and other sources differ by it. */
  render: number
  /** How often each source was asked. */
  asked: Map<string, number>
}

const worlds = new AsyncLocalStorage<World>()

/** Creates the surroundings of a render. */
export function createWorld(visitor: World['visitor'], render: number): World {
  return { visitor, render, asked: new Map() }
}

/** Runs a render in its surroundings, which stay the same while others run in between. */
export function runIn<T>(world: World, run: () => T): T {
  return worlds.run(world, run)
}

/** Returns how often a source was asked in this render, and counts it. */
function ask(source: string): number {
  const world = worlds.getStore()
  if (!world) return 0
  const before = world.asked.get(source) ?? 0
  world.asked.set(source, before + 1)
  return before
}

/** A function of the application that returns the next number of its render. */
export function nextNumber(): number {
  const number = ask('nextNumber')
  return (worlds.getStore()?.render ?? 0) * 1000 + number
}

const time = () => 1_700_000_000_000 + (worlds.getStore()?.render ?? 0) * 61_001
const marked = (source: string) => {
  ask(source)
  return worlds.getStore()?.render ?? 0
}

/** What the sources of JavaScript return in a render. Outside of renders they are the real ones. */
const SOURCES: [object: object, name: string, create: (real: never) => unknown][] = [
  [globalThis, 'Date', (real: DateConstructor) => toDate(real)],
  [Math, 'random', () => () => ((marked('random') * 7919 + ask('nextRandom')) % 1000) / 1000],
  [crypto, 'randomUUID', () => () => `uuid-${marked('randomUUID')}`],
  [performance, 'now', () => () => marked('performance')],
  [process, 'uptime', () => () => marked('uptime')],
]

function toDate(real: DateConstructor): DateConstructor {
  const now = () => {
    if (!worlds.getStore()) return real.now()
    ask('Date')
    return time()
  }
  return new Proxy(real, {
    apply: () => new real(now()).toISOString(),
    construct: (_, args: [], target) =>
      Reflect.construct(real, args.length ? args : [now()], target),
    get: (_, key, receiver) => (key === 'now' ? now : Reflect.get(real, key, receiver)),
  })
}

/** Lets the clock, random numbers and the like follow the render. Returns how to undo it. */
export function replaceSources(): () => void {
  const undo = SOURCES.map(([object, name, create]) => {
    const before = Object.getOwnPropertyDescriptor(object, name)
    const real = Reflect.get(object, name) as never
    const replaced = create(real) as (...args: unknown[]) => unknown
    const value =
      name === 'Date'
        ? replaced
        : function (this: unknown, ...args: unknown[]) {
            return worlds.getStore()
              ? replaced(...args)
              : (real as (...args: unknown[]) => unknown).apply(object, args)
          }
    Object.defineProperty(object, name, { value, configurable: true, writable: true })
    return () => {
      if (before) Object.defineProperty(object, name, before)
      else Reflect.deleteProperty(object, name)
    }
  })
  return () => undo.forEach((restore) => restore())
}

/** An object of the application with methods, which Edge shares as it is. */
class Visitor {
  visits = 0
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  get name(): string {
    return this.#name
  }

  greet(): string {
    return `Hello ${this.#name} ${++this.visits}`
  }
}

/** Returns what a request shares with its templates. */
export function toShared({ visitor }: World): Record<string, unknown> {
  const isAda = visitor === 'ada'
  return {
    user: new Visitor(visitor),
    token: `token-of-${visitor}`,
    theme: 'dark',
    zero: isAda ? 0 : -0,
    flags: isAda ? ['a', 'b'] : ['a', 'c'],
    settings: { size: isAda ? 's' : 'm', deep: { on: true } },
    seen: { count: 0, names: [] },
    isAdmin: isAda,
    url: () => `/${visitor}`,
    csrfField: () => `<input value="${visitor}">`,
    ...(isAda ? { onlyAda: 'only for ada' } : { onlyBob: null }),
    ...(isAda ? {} : { i18n: { hasMessage: () => true, t: (key: string) => `bob: ${key}` } }),
    request: { url: () => `/${visitor}`, csrfToken: `csrf-of-${visitor}` },
    /** Lets other renders go on before it returns an empty text. */
    pause: async (ticks = 1) => {
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
      return ''
    },
  }
}
