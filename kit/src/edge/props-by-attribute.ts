import type { RenderedProp } from './prop.ts'

const cache = new WeakMap<readonly RenderedProp[], Map<string, RenderedProp>>()

/** Returns declarations by both ways to write their name, `closeLabel` and `close-label`. */
export function propsByAttribute(
  declarations: readonly RenderedProp[],
): ReadonlyMap<string, RenderedProp> {
  const cached = cache.get(declarations)
  if (cached) return cached
  const declared = new Map<string, RenderedProp>()
  for (const declaration of declarations) {
    const kebab = declaration.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    declared.set(kebab, declaration)
    declared.set(declaration.name, declaration)
  }
  cache.set(declarations, declared)
  return declared
}
