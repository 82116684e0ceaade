/** The text as an inline code span, fenced by as many backticks as it takes; empty stays empty. */
export function inlineCode(text: string): string {
  const code = text.replace(/\r\n?|\n/g, ' ')
  if (code === '') return ''
  const runs = code.match(/`+/g) ?? []
  const lengths = new Set(runs.map((run) => run.length))
  let length = 1
  while (lengths.has(length)) length += 1
  const fence = '`'.repeat(length)
  // One space is taken off each side if both are there, unless there is nothing else.
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '')
  return isPadded ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`
}
