import type { PropType } from './prop.ts'

/** Says what a prop takes, after "Expected": `one of "sm", "md"`, `a number`. */
export function describeProp({ text, values }: PropType): string {
  if (values) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const parts = text.split('|').map((part) => part.trim())
  return parts.map((part) => `${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}`).join(' or ')
}
