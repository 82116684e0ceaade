/** Whether a `.gitignore` in the project's folder keeps a file out of commits. */
export function isIgnored(file: string, gitignore: string): boolean {
  let ignored = false
  for (const line of gitignore.split(/\r?\n/)) {
    const pattern = line.trim()
    if (!pattern || pattern.startsWith('#')) continue
    const isNegated = pattern.startsWith('!')
    if (toPattern(isNegated ? pattern.slice(1) : pattern).test(file)) ignored = !isNegated
  }
  return ignored
}

/** A pattern matches a file, or a folder with all that is in it. */
function toPattern(pattern: string): RegExp {
  const isFolder = pattern.endsWith('/')
  const path = pattern.replace(/^\/|\/$/g, '')
  const isRooted = pattern.slice(0, -1).includes('/')
  const body = RegExp.escape(path)
    .replaceAll('\\*\\*\\/', '(?:.*/)?')
    .replaceAll('\\*\\*', '.*')
    .replaceAll('\\*', '[^/]*')
    .replaceAll('\\?', '[^/]')
  return new RegExp(`^${isRooted ? '' : '(?:.*/)?'}${body}${isFolder ? '/.' : '(?:/|$)'}`)
}
