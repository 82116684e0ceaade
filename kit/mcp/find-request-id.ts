/** A string, a mark of JSON, or another word, such as a number. */
const TOKEN = /\s*(?:"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/y

/**
 * Finds the id of a request whose text is cut off somewhere; null when it does not stand in what is
 * left as a whole, or is no id.
 */
export function findRequestId(start: string): string | number | null {
  const text = start.replace(/^\uFEFF/, '')
  let depth = 0
  let key = ''
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    TOKEN.lastIndex = from
    const token = TOKEN.exec(text)?.[0].trim()
    // A word at the end may go on in what was cut off.
    if (!token || TOKEN.lastIndex === text.length) return null
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth !== 1) continue
    else if (token === ',') key = ''
    else if (token !== ':') {
      const value = parse(token)
      if (key === 'id') return typeof value === 'string' || typeof value === 'number' ? value : null
      if (key === '' && typeof value === 'string') key = value
    }
  }
  return null
}

function parse(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return null
  }
}
