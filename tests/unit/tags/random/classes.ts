import type { ComponentClass, ComponentContext } from '../../../../engine/tags/index.ts'
import { nextNumber } from './world.ts'

type Props = Record<string, unknown> | undefined

/** How the text of a class comes about. Those from `STATE_FROM` on use what changes elsewhere. */
const TEXTS: ((props: Props, context: ComponentContext) => () => unknown)[] = [
  (props) => () => `class ${typeof props?.value} ${String(props?.label)}`,
  (props) => () => (props?.value as { total?: string } | null)?.total,
  (_, { shared }) =>
    () =>
      shared.token,
  (_, { read }) =>
    () =>
      read(({ token }) => String(token)),
  (_, { read }) => {
    const token = read((globals) => String(globals.token))
    return () => token
  },
  (_, { read }) => {
    const flags = read((globals) => globals.flags as never)
    return () => String(flags)
  },
  (_, { slots }) =>
    () =>
      Object.keys(slots).join(),
  (_, { slots }) =>
    () =>
      Boolean(slots.head),
  (_, { attrs }) =>
    () =>
      attrs.get('title'),
  (_, { attrs }) =>
    () =>
      attrs.merge({ class: 'of-class' }).toAttrs(),
  (_, { shared }) =>
    () =>
      (shared as { user: { greet: () => string } }).user.greet(),
  (_, { shared }) =>
    () =>
      Object.keys(shared).includes('onlyAda'),
  (_, { shared }) =>
    () =>
      JSON.stringify(shared.$context),
  (_, { shared }) =>
    () =>
      (shared.$context as { size?: unknown } | undefined)?.size,
  () => {
    let reads = 0
    return () => ++reads
  },
  (_, { isFragment, invalid, notice }) =>
    () =>
      [isFragment, invalid('x'), notice('y')].join(),
  (props) => () => (props?.items as unknown[] | undefined)?.push('by class'),
  (_, { slots }) =>
    () => {
      slots.head = () => 'from class'
      return ''
    },
  // From here on with state that is neither of the request nor of the tag.
  () => {
    const number = nextNumber()
    return () => number
  },
  () => () => Date.now(),
  () => () => Math.random(),
  (_, { read }) => {
    const number = read(() => nextNumber())
    return () => number
  },
  (_, { read }) => {
    const now = read(() => Date.now())
    return () => now
  },
]
const STATE_FROM = 18

/** The number of classes. */
export const CLASS_COUNT = TEXTS.length * 2

/** Creates a class by its number. Every second one also has a method that renders a slot. */
export function toClass(number: number, hasState: boolean): ComponentClass {
  const texts = hasState ? TEXTS : TEXTS.slice(0, STATE_FROM)
  const create = texts[(number >> 1) % texts.length]!
  class Random {
    readonly #read: () => unknown
    readonly body?: () => unknown

    constructor(props: Props, context: ComponentContext) {
      this.#read = create(props, context)
      const { main } = context.slots as { main?: () => unknown }
      if (number % 2) this.body = () => main?.()
    }

    get text(): unknown {
      return this.#read()
    }
  }
  return Random as ComponentClass
}
