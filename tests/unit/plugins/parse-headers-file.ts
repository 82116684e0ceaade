/** A rule of `_headers`: the paths that it matches, and the headers that it sets. */
export type HeaderRule = { pattern: string; headers: [name: string, value: string][] }

/** Parses a `_headers` file as static hosts do. Throws at a line that they would ignore. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#') || line === '') continue
    const header = /^ {2}([A-Za-z-]+): (\S.*)$/.exec(line)
    if (header) rules.at(-1)!.headers.push([header[1]!, header[2]!])
    else if (/^\/[^*\s]*\*?[^*\s]*$/.test(line)) rules.push({ pattern: line, headers: [] })
    else throw new Error(`Cannot read line ${index + 1} of _headers: ${line}`)
  }
  return rules
}

/** Returns the headers that a host sets for a path; a header of two rules gets both values. */
export function findHeaders(rules: HeaderRule[], path: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { pattern, headers } of rules) {
    const [before = '', after] = pattern.split('*')
    const isMatch =
      after === undefined
        ? path === pattern
        : path.length >= before.length + after.length &&
          path.startsWith(before) &&
          path.endsWith(after)
    if (!isMatch) continue
    for (const [name, value] of headers) {
      found[name] = name in found ? `${found[name]}, ${value}` : value
    }
  }
  return found
}
