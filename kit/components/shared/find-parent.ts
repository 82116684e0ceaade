import type { ComponentContext } from '@kit-edge/engine/tags'

/** The value that a component passes to sub-components through `@inject`; null outside of it. */
export function findParent<Parent>(
  name: string,
  { shared, invalid }: Pick<ComponentContext, 'shared' | 'invalid'>,
): Parent | null {
  requireParent(name, { shared, invalid })
  const context = shared.$context as Record<string, Parent> | undefined
  return context?.[name] ?? null
}

/** Requires that a tag is inside of another. */
export function requireParent(
  name: string,
  context: Pick<ComponentContext, 'shared' | 'invalid'>,
): void {
  const { $context } = context.shared as { $context?: object }
  if ($context && Object.hasOwn($context, name)) return
  context.invalid(`This sub-component belongs inside <x-kit::${name}>`)
}
