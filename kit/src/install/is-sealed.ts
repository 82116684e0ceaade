import { toSeal } from './to-seal.ts'

/** Whether a text is as `toSealedText` has made it, whatever the ends of its lines. */
export function isSealed(text: string): boolean {
  const plain = text.replaceAll('\r\n', '\n').trimEnd()
  const [, body, seal] = /^([^]*)\n<!-- .* ([0-9a-f]{16}) -->$/.exec(plain) ?? []
  return body !== undefined && toSeal(body) === seal
}
