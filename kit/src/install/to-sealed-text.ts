import { toSeal } from './to-seal.ts'

/** A text with a comment at its end that tells whether anybody has edited it since. */
export function toSealedText(text: string): string {
  return `${text}\n<!-- Written by a command, and renewed by it unless it is edited: ${toSeal(text)} -->\n`
}
