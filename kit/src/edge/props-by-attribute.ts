import type { PropDeclaration } from './prop-declaration.ts'

const cache = new WeakMap<readonly PropDeclaration[], Map<string, PropDeclaration>>()

/** Returns declarations by both ways to write their name, `closeLabel` and `close-label`. */
export function propsByAttribute(
  declarations: readonly PropDeclaration[],
): ReadonlyMap<string, PropDeclaration> {
  const cached = cache.get(declarations)
  if (cached) return cached
  const declared = new Map<string, PropDeclaration>()
  for (const declaration of declarations) {
    const kebab = declaration.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    declared.set(kebab, declaration)
    declared.set(declaration.name, declaration)
  }
  cache.set(declarations, declared)
  return declared
}
