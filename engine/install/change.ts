/** The change to one file of a project. */
export type Change = {
  /** Path from the project's folder, with slashes */
  file: string
  /** `keep`: the project's own text stays, although it differs from ours. */
  action: 'create' | 'update' | 'delete' | 'unchanged' | 'keep'
  /** The new text; absent if nothing is written */
  text?: string
  /** Why the file is kept, and what to do by hand */
  note?: string
}

/**
 * Returns the change that gives a file this text, with the line endings that the file has now. A
 * file with no text left is deleted.
 */
export function toChange(file: string, before: string | null, text: string | null): Change {
  if (before === null) {
    return text === null ? { file, action: 'unchanged' } : { file, action: 'create', text }
  }
  if (text === null) return { file, action: 'delete' }
  const wanted = isCrlf(before) ? text.replace(/\r?\n/g, '\r\n') : text
  return before === wanted
    ? { file, action: 'unchanged' }
    : { file, action: 'update', text: wanted }
}

/** Whether all line endings are CRLF. A text with mixed line endings is not converted. */
function isCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

const words = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  unchanged: 'unchanged',
  keep: 'kept',
}

/** Writes a line for each file: what was done to it, or would be done in a dry run. */
export function toChangesText(changes: Change[], { dryRun = false } = {}): string {
  return changes
    .map(({ file, action, note }) => {
      const verb = (dryRun ? action : words[action]).padEnd(9)
      return `  ${verb}  ${file}${note ? `: ${note}` : ''}\n`
    })
    .join('')
}

/** Writes the differences of each change, below the name of its file. */
export function toDiffsText(
  changes: readonly Change[],
  read: (file: string) => string | null,
): string {
  return changes
    .filter(({ text }) => text !== undefined)
    .map(({ file, text }) => `  ${file}\n${toDiffText(read(file) ?? '', text!)}`)
    .join('\n')
}

/** Number of context lines around a difference. Empty lines are omitted. */
const around = 1

/** Writes the lines that differ between two texts, with `+` or `-` and a line of context. */
export function toDiffText(before: string, after: string): string {
  const [old, now] = [before, after].map((text) => text.replaceAll('\r\n', '\n').split('\n'))
  const lines = align(old!, now!)
  const isShown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ sign }) => sign !== ' '),
  )
  return lines
    .flatMap(({ sign, text }, index) => {
      if (!isShown[index] || (sign === ' ' && !text.trim())) return []
      const gap = index > 0 && !isShown[index - 1] ? ['    …\n'] : []
      return [...gap, `    ${sign} ${text}`.trimEnd() + '\n']
    })
    .join('')
}

type Line = { sign: ' ' | '+' | '-'; text: string }

/**
 * Compares line by line, greedily. This is exact if lines were only added or only removed. For
 * other changes, lists only the lines that differ.
 */
function align(old: readonly string[], now: readonly string[]): Line[] {
  const isAdded = now.length >= old.length
  const [short, long] = isAdded ? [old, now] : [now, old]
  const sign = isAdded ? '+' : '-'
  const lines: Line[] = []
  let next = 0
  for (const text of long) {
    const isSame = next < short.length && short[next] === text
    lines.push({ sign: isSame ? ' ' : sign, text })
    if (isSame) next += 1
  }
  if (next === short.length) return lines
  const isOld = new Set(old)
  const isNow = new Set(now)
  return [
    ...old.filter((text) => !isNow.has(text)).map((text): Line => ({ sign: '-', text })),
    ...now.filter((text) => !isOld.has(text)).map((text): Line => ({ sign: '+', text })),
  ]
}
