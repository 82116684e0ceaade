import type { ComponentContext } from '@kit-edge/engine/tags'

type ParentContext = Pick<ComponentContext, 'shared' | 'hasParent' | 'isFragment' | 'invalid'>

/** The value that a component passes to sub-components through `@inject`; null outside of it. */
export function findParent<Parent>(name: string, context: ParentContext): Parent | null {
  requireParent(name, context)
  const $context = context.shared.$context as Record<string, Parent> | undefined
  return $context?.[name] ?? null
}

/** Requires that a tag is inside of another. */
export function requireParent(name: string, context: Omit<ParentContext, 'shared'>): void {
  if (context.hasParent(name) || context.isFragment) return
  context.invalid(`This sub-component belongs inside <x-kit::${name}>`)
}
