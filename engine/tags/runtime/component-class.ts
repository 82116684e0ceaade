import type { AttributeBag } from './attribute-bag.ts'

/** What a component's class gets beside its props. */
export interface ComponentContext {
  /** The attributes that are not props. */
  attrs: AttributeBag
  /** The slots that were filled, by name. */
  slots: Record<string, unknown>
  /** The renderer's globals and shared state, such as `old` and `flashMessages`, and `$context`. */
  shared: Record<string, unknown>
  /**
   * Refuses what the caller passed: an error at the caller's tag in development, nothing in
   * production, where the page is to render all the same.
   */
  invalid: (message: string) => void
  /**
   * Tells the author of the tag what works but is probably a mistake, in development. The message
   * goes on after the name of the tag: `has no label`.
   */
  notice: (message: string) => void
}

/** The class of a class-based component; its instance is `self` in the template. */
export type ComponentClass = new (props: never, context: ComponentContext) => object
