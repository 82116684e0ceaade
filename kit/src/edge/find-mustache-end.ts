/**
 * Returns the offset after the mustache or Edge comment that opens at `open`, or -1 when it is
 * never closed. Braces are counted exactly as Edge's lexer counts them, strings included.
 */
export function findMustacheEnd(text: string, open: number): number {
  const close = text.startsWith('{{--', open) ? '--}}' : text.startsWith('{{{', open) ? '}}}' : '}}'
  let depth = 0
  for (let at = open + close.length; at < text.length; at++) {
    if (depth === 0 && text.startsWith(close, at)) return at + close.length
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}') depth--
  }
  return -1
}
