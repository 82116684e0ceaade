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

/** Returns the content of `html.safe()` if it is no text, as with `html.safe(null)`. */
export function toPlainValue(value: unknown): unknown {
  try {
    if (!(value instanceof SafeValue)) return value
    const content: unknown = value.value
    return typeof content === 'string' ? value : content
  } catch {
    return value
  }
}

/** Whether Edge prints a value without escaping, as it does with `html.safe('<b>text</b>')`. */
export function isSafeValue(value: unknown): value is { value: string } {
  try {
    return value instanceof SafeValue && typeof value.value === 'string'
  } catch {
    // A proxy can refuse to tell its prototype.
    return false
  }
}
