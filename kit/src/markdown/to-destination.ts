/** The URL as a Markdown destination; `isEnclosed` if it goes between brackets already there. */
export function toDestination(url: string, isEnclosed = false): string {
  const safe = url
    .replace(/[\n\r]/g, (character) => (character === '\n' ? '%0A' : '%0D'))
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/&(?=#\d{1,7};|#x[\da-f]{1,6};|[a-z\d]+;)/gi, '&amp;')
    // A bare pipe would end the cell if the link is in a table.
    .replace(/\|/g, '\\|')
  if (isEnclosed) return escapeBrackets(safe)
  const isBare = url !== '' && !/^<|[\p{Cc} ]/u.test(safe) && hasBalancedParentheses(safe)
  return isBare ? safe : `<${escapeBrackets(safe)}>`
}

function escapeBrackets(url: string): string {
  return url.replace(/[<>]/g, '\\$&')
}

function hasBalancedParentheses(url: string): boolean {
  let depth = 0
  for (const character of url) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  // Markdown reads at most 32 of them.
  return depth === 0 && url.split('(').length <= 32
}
