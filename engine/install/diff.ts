import type { Change } from './change.ts'

/** What each change adds to a file or takes from it, below the name of the file. */
export function toDiffsText(
  changes: readonly Change[],
  read: (file: string) => string | null,
): string {
  return changes
    .filter(({ text }) => text !== undefined)
    .map(({ file, text }) => `  ${file}\n${toDiffText(read(file) ?? '', text!)}`)
    .join('\n')
}

/** How many lines around a difference are shown, if they are not empty. */
const around = 1

/** The lines in which two texts differ, with `+`, `-` and a line around them. */
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
 * Line by line, the first that fits: right where lines were only added, or only removed. Of other
 * changes only the lines that differ are listed.
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
