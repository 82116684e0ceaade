/**
 * Characters that a terminal obeys, or that change the order of the text around them: control
 * characters, ends of lines, and those that set the direction.
 */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Whether a text has no control characters. */
export function isVisible(text: string): boolean {
  return text.search(CONTROLS) < 0
}

/** Returns a text in one line, with its control characters as escapes: `\u001b`. */
export function toVisible(text: string): string {
  return text.replace(CONTROLS, toEscape)
}

/**
 * Returns a text with its control characters as escapes, but with its line feeds and tabs, to print
 * it. JSON stays the same value.
 */
export function toVisibleLines(text: string): string {
  return text.replace(CONTROLS, (character) =>
    character === '\n' || character === '\t' ? character : toEscape(character),
  )
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
