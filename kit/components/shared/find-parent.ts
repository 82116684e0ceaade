import type { ComponentContext } from '@kit-edge/engine/tags'

/** The value that a component passes to sub-components through `@inject`; null outside of it. */
export function findParent<Parent>(
  name: string,
  { shared, invalid }: Pick<ComponentContext, 'shared' | 'invalid'>,
): Parent | null {
  const context = shared.$context as Record<string, Parent> | undefined
  if (context && Object.hasOwn(context, name)) return context[name]!
  invalid(`This sub-component belongs inside <x-kit::${name}>`)
  return null
}
