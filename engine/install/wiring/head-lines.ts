import { toChange, type Change } from '../change.ts'

/**
 * A layout with lines at the end of its `<head>`, each unless it is there already. A layout without
 * a `</head>` is kept, with a note.
 */
export function toHeadLines(file: string, before: string, lines: readonly string[]): Change {
  const text = before.replaceAll('\r\n', '\n')
  const missing = lines.filter((line) => !text.includes(line))
  if (!missing.length) return { file, action: 'unchanged' }
  const at = text.search(/<\/head>/i)
  if (at < 0) return { file, action: 'keep', note: `has no \`</head>\`; add ${lines.join(' ')}` }
  const start = text.lastIndexOf('\n', at) + 1
  const indent = text.slice(start, at)
  const added = indent.trim()
    ? { at, text: missing.join('') }
    : { at: start, text: missing.map((line) => `${indent}  ${line}\n`).join('') }
  return toChange(file, before, text.slice(0, added.at) + added.text + text.slice(added.at))
}

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

/** What the head of a layout loads where no bundler does: files that the provider serves. */
export function toAssetLines(namespace: string) {
  return {
    styles: `<link rel="stylesheet" href="/${namespace}/styles.css">`,
    scripts: `<script type="module" src="/${namespace}/scripts.js"></script>`,
  }
}
