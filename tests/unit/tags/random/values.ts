import { edgeGlobals } from 'edge.js'
import { runInNewContext } from 'node:vm'
import type { World } from './world.ts'

/** Makes a value anew for each render. What it depends on besides shows in no `for…in` or index. */
export type Make = (world: World) => unknown

const { safe } = edgeGlobals.html

/** An array with more than its elements, like the result of a query with pages. */
class Page extends Array<unknown> {
  declare total: number
  declare token: string

  static create(token: string, ...rows: unknown[]): Page {
    const page = new Page()
    page.push(...rows)
    return Object.assign(page, { token, total: token.length })
  }

  get firstPageUrl(): string {
    return `/?page=1&token=${this.token}`
  }

  getUrl(number: number): string {
    return `/?page=${number}&token=${this.token}`
  }

  toJSON(): unknown {
    return { total: this.total, token: this.token }
  }
}

class Person {
  name: string
  #secret: string

  constructor(name: string) {
    this.name = name
    this.#secret = name
  }

  get secret(): string {
    return this.#secret
  }

  toString(): string {
    return this.name
  }
}

const define = <T extends object>(object: T, key: PropertyKey, value: PropertyDescriptor): T =>
  Object.defineProperty(object, key, { configurable: true, ...value })
const holes = (length: number) => Object.assign<unknown[], object>([], { length })
const cyclic = (name: string) => {
  const list: unknown[] = [name]
  list.push(list)
  return list
}
const counting = () => {
  let count = 0
  return () => ++count
}
/** Properties that only some templates see. */
const alike = ({ visitor }: World) => Object.assign(['a'], { total: visitor })

/** Texts, and primitives that one template prints alike and another does not. */
const primitives: Make[] = [
  () => 'a',
  () => '',
  () => 3,
  () => true,
  () => false,
  () => null,
  () => undefined,
  () => 0,
  ({ visitor }) => visitor,
  ({ visitor }) => `<b title="'">${visitor}</b> &amp;`,
  () => '1',
  () => 1,
  () => 1n,
  () => 'true',
  () => 'null',
  () => 'javascript:alert(1)',
  () => '\u0000slot-main\u0000',
  () => 'a\u0000|main"5:b',
  ({ visitor }) => (visitor === 'ada' ? 'a\ud800' : 'a\ud801'),
  ({ visitor }) => (visitor === 'ada' ? '\u00e9' : 'e\u0301'),
  ({ visitor }) => 'x'.repeat(3000) + visitor,
  () => NaN,
  () => Infinity,
  () => 1e21,
  ({ visitor }) => Symbol(visitor),
  () => Symbol.iterator,
  () => safe('<i>safe</i>'),
  ({ visitor }) => Object.assign(safe('<i>safe</i>'), { by: visitor }),
  () => '{{ 1 }}@if(true)',
  () => '__proto__',
]

/** Zeros, whose sign shows when something is divided by them. */
const zeros: Make[] = [
  ({ visitor }) => (visitor === 'ada' ? 0 : -0),
  ({ visitor }) => [visitor === 'ada' ? 0 : -0],
  ({ visitor }) => ({ zero: visitor === 'ada' ? -0 : 0 }),
]

/** Plain arrays and objects. */
const plain: Make[] = [
  () => ['a', 'b'],
  () => [],
  () => [1, '1', true],
  ({ visitor }) => [visitor],
  () => ({ a: 'b' }),
  () => ({}),
  ({ visitor }) => ({ name: visitor, list: [1, { deep: [[visitor]] }] }),
  () => [
    { label: 'A', value: '1' },
    { label: '<', value: '2' },
  ],
  () => [['a'], ['b', ['c', ['d', ['e', ['f']]]]]],
  () => ({ a: { b: { c: { d: { e: { f: 'g' } } } } } }),
  ({ visitor }) => (visitor === 'ada' ? { a: 1, b: 2 } : { b: 2, a: 1 }),
  ({ visitor }) => (visitor === 'ada' ? [undefined] : [null]),
  ({ visitor }) => (visitor === 'ada' ? { a: undefined } : {}),
  ({ visitor }) => (visitor === 'ada' ? ['a,b'] : ['a', 'b']),
]

/** Arrays that have the same elements for both visitors. */
const arrays: Make[] = [
  alike,
  ({ visitor }) => Page.create(visitor),
  ({ visitor }) => Page.create(visitor, 'a', 'b'),
  ({ visitor }) => define(['a'], 'toJSON', { value: () => visitor }),
  ({ visitor }) => define(['a'], 'toString', { value: () => visitor }),
  ({ visitor }) => define(['a'], 'join', { value: () => visitor }),
  ({ visitor }) => define(['a'], Symbol.iterator, { value: [visitor].values.bind([visitor]) }),
  ({ visitor }) => define(['a'], Symbol.toPrimitive, { value: () => visitor }),
  ({ visitor }) => define(['a'], Symbol.toStringTag, { value: visitor }),
  ({ visitor }) => define(['a'], 'then', { value: (done: (x: string) => void) => done(visitor) }),
  ({ visitor }) => define(['a'], 0, { get: () => visitor, enumerable: true }),
  () => define(['a'], 0, { get: counting(), enumerable: true }),
  ({ visitor }) => /(?<a>a)/.exec(visitor === 'ada' ? 'a' : 'xa'),
  ({ visitor }) =>
    String.raw.call(null, { raw: ['a'] }) && define(['a'], 'raw', { value: [visitor] }),
  ({ visitor }) => (visitor === 'ada' ? [undefined] : holes(1)),
  ({ visitor }) => (visitor === 'ada' ? holes(2) : Object.assign(holes(2), { 1: undefined })),
  ({ visitor }) => Object.assign(holes(visitor === 'ada' ? 1 : 2), ['a']),
  ({ visitor }) =>
    new Proxy(['a'], { get: (list, key) => (key === '0' ? visitor : Reflect.get(list, key)) }),
  () => {
    const count = counting()
    return new Proxy(['a'], {
      get: (list, key) => (key === '0' ? count() : Reflect.get(list, key)),
    })
  },
  ({ visitor }) => Object.setPrototypeOf(['a'], { __proto__: Array.prototype, total: visitor }),
  ({ visitor }) => Object.setPrototypeOf(['a'], null) ?? visitor,
  ({ visitor }) => (visitor === 'ada' ? Object.freeze(['a']) : ['a']),
  ({ visitor }) => (visitor === 'ada' ? Object.seal(['a']) : ['a']),
  ({ visitor }) => (visitor === 'ada' ? runInNewContext('["a"]') : ['a']),
  ({ visitor }) => [alike({ visitor } as World)],
  ({ visitor }) => ({ rows: Page.create(visitor) }),
  ({ visitor }) => [new Person(visitor), [new Person(visitor)]],
  ({ visitor }) => cyclic(visitor),
  ({ visitor }) => (visitor === 'ada' ? new Uint8Array([1]) : [1]),
  (function () {
    return function ({ visitor }: World) {
      return (function (..._: unknown[]) {
        return arguments
      })(visitor)
    }
  })(),
  ({ visitor }) => define(['a'], 'constructor', { value: { name: visitor } }),
  ({ visitor }) =>
    define(define(['a'], 'length', { writable: visitor === 'ada', configurable: false }), 'b', {
      value: 1,
    }),
  ({ visitor }) => Object.assign(['a'], { [Symbol.for('total')]: visitor }),
  ({ visitor }) => Object.assign(['a'], { '-1': visitor, '4294967295': visitor }),
]

/** Objects of all kinds. */
const objects: Make[] = [
  ({ visitor }) => new Date(visitor === 'ada' ? 0 : 86_400_000),
  ({ visitor }) => new Person(visitor),
  ({ visitor }) => ({ toString: () => visitor }),
  ({ visitor }) => ({ toJSON: () => visitor }),
  ({ visitor }) => ({
    get name() {
      return visitor
    },
  }),
  () => ({
    get name() {
      return ((this as { count?: number }).count = ((this as { count?: number }).count ?? 0) + 1)
    },
  }),
  ({ visitor }) => define({ a: 1 }, 'name', { value: visitor, enumerable: false }),
  ({ visitor }) => Object.create({ name: visitor }),
  ({ visitor }) => Object.assign(Object.create(null), { name: visitor }),
  ({ visitor }) => (visitor === 'ada' ? Object.create(null) : {}),
  ({ visitor }) => (visitor === 'ada' ? Object.freeze({ a: 1 }) : { a: 1 }),
  ({ visitor }) => new Map([[visitor, [visitor]]]),
  ({ visitor }) => new Set([visitor]),
  ({ visitor }) => new Proxy({ a: 1 }, { get: (_, key) => (key === 'name' ? visitor : undefined) }),
  () => {
    const count = counting()
    return new Proxy(
      { name: '' },
      { get: (object, key) => (key === 'name' ? count() : Reflect.get(object, key)) },
    )
  },
  ({ visitor }) =>
    () =>
      visitor,
  () => counting(),
  ({ visitor }) => Object.assign(() => '', { total: visitor }),
  () => /a/g,
  ({ visitor }) => new Error(visitor),
  ({ visitor }) => new URL(`https://${visitor}.example/`),
  ({ visitor }) => [visitor][Symbol.iterator](),
  ({ visitor }) => Promise.resolve(visitor),
  // oxlint-disable-next-line unicorn/no-thenable -- What `await` calls, too.
  ({ visitor }) => ({ then: (done: (x: string) => void) => done(visitor) }),
  ({ visitor }) => Object(visitor),
  ({ visitor }) => Object(visitor === 'ada' ? 0 : -0),
  ({ visitor }) => Object.assign(Object('a'), { total: visitor }),
  ({ visitor }) => runInNewContext('({ name: "a" })', {}) && { name: visitor },
  ({ visitor }) => ({ ['__proto__']: visitor, constructor: visitor, length: 1 }),
  ({ visitor }) => ({ [Symbol.toPrimitive]: () => visitor }),
  ({ visitor }) => {
    const object: Record<string, unknown> = { name: visitor }
    object.self = object
    return object
  },
]

/** The values by the kind that a page may be limited to. */
export const VALUES = { primitives, zeros, plain, arrays, objects } as const
