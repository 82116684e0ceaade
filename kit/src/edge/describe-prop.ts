import type { PropDeclaration } from './prop-declaration.ts'

/** Says what a prop takes, after "Expected": `one of "sm", "md"`, `a number`. */
export function describeProp({ type, values }: Pick<PropDeclaration, 'type' | 'values'>): string {
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const parts = type.split('|').map((part) => part.trim())
  return parts.map((part) => `${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}`).join(' or ')
}
