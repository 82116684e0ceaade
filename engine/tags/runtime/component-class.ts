import type { AttributeBag } from './attribute-bag.ts'

/** What the constructor of a component's class receives besides the props. */
export interface ComponentContext {
  /** The attributes that are not props. */
  attrs: AttributeBag
  /** The slots that were filled, by name. */
  slots: Record<string, unknown>
  /** The renderer's globals and shared state, such as `old` and `flashMessages`, and `$context`. */
  shared: Record<string, unknown>
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
export type ComponentClass = new (props: never, context: ComponentContext) => object
