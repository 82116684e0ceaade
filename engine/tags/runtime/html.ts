import { edgeGlobals } from 'edge.js'

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML and XML: between tags, and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => REFERENCES[character]!)
}

const SafeValue = edgeGlobals.html.safe('').constructor as new (value: string) => { value: string }

/** Whether Edge prints a value without escaping, as it does with the result of `html.safe()`. */
export function isSafeValue(value: unknown): value is { value: string } {
  return value instanceof SafeValue
}
