import { toChange, type Change } from '../change.ts'

/** A layout without lines that `toHeadLines` added. */
export function toHeadLinesRemoval(
  file: string,
  before: string | null,
  lines: readonly string[],
): Change {
  if (before === null) return { file, action: 'unchanged' }
  const rest = lines.reduce((text, line) => {
    const whole = new RegExp(`^[ \\t]*${RegExp.escape(line)}\\r?\\n`, 'm')
    return whole.test(text) ? text.replace(whole, '') : text.replace(line, '')
  }, before)
  return toChange(file, before, rest)
}
