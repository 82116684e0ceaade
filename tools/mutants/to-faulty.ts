import type { Fault } from './fault.ts'

/** The text of a file with a fault in it. */
export function toFaulty(text: string, { find, replace }: Pick<Fault, 'find' | 'replace'>): string {
  return text.replace(find, () => replace)
}
