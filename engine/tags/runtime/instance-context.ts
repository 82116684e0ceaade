import type { ComponentContext } from './component-class.ts'

/** The context of one instance of a class. It makes the globals when the class first asks for them. */
export class InstanceContext implements ComponentContext {
  readonly attrs: ComponentContext['attrs']
  readonly slots: ComponentContext['slots']
  readonly read: ComponentContext['read']
  readonly hasParent: ComponentContext['hasParent']
  readonly isFragment: boolean
  readonly invalid: ComponentContext['invalid']
  readonly notice: ComponentContext['notice']
  readonly #toShared: () => Record<string, unknown>
  #shared: Record<string, unknown> | undefined

  constructor(
    context: Omit<ComponentContext, 'shared'> & { toShared: () => Record<string, unknown> },
  ) {
    this.attrs = context.attrs
    this.slots = context.slots
    this.read = context.read
    this.hasParent = context.hasParent
    this.isFragment = context.isFragment
    this.invalid = context.invalid
    this.notice = context.notice
    this.#toShared = context.toShared
  }

  // On the class: V8 gives each object with a getter of its own a hidden class, which lives long.
  get shared(): Record<string, unknown> {
    return (this.#shared ??= this.#toShared())
  }
}
