import type { AttributeBag } from './attribute-bag.ts'

/** What the constructor of a component's class receives besides the props. */
export interface ComponentContext {
  /** The attributes that are not props. */
  attrs: AttributeBag
  /** The slots that were filled, by name. For a class that is pure, each of them is just `true`. */
  slots: Record<string, unknown>
  /**
   * The renderer's globals and shared state, such as `old` and `flashMessages`, and `$context`. A
   * component that uses it is rendered each time; see `read`.
   */
  shared: Record<string, unknown>
  /**
   * Reads a text, number or boolean from the renderer's globals: `(globals) => value`. In
   * production, the output of a pure component is cached for each value. Use nothing else in the
   * function than the props and the attributes, because it is called again with later requests.
   */
  read: <T extends string | number | boolean | null | undefined>(
    read: (globals: Record<string, unknown>) => T,
  ) => T
  /**
   * Whether the tag is inside of a component that passes on this name with `@inject`. Always true in
   * production, which rejects nothing.
   */
  hasParent: (name: string) => boolean
  /**
   * Whether the tag is the outermost one of a partial that is rendered alone, without the parent
   * around it. Always false in production, which rejects nothing.
   */
  isFragment: boolean
  /**
   * Rejects what the caller passed. Throws an error at the caller's tag in development. Does
   * nothing in production, so that the page still renders.
   */
  invalid: (message: string) => void
  /**
   * Warns the author of the tag, in development, about code that works but is probably a mistake.
   * The message continues after the name of the tag: `has no label`.
   */
  notice: (message: string) => void
}

/** The class of a class-based component. Its instance is `self` in the template. */
export interface ComponentClass {
  new (props: never, context: ComponentContext): object
  /**
   * `static readonly pure = true` declares that an instance depends on nothing but the props, the
   * attributes, which slots are given, and what it gets from `read`, and that it changes nothing
   * outside of itself: no clock, no random numbers, no variables of its module. Production may then
   * cache the output of the component.
   */
  pure?: boolean
}
