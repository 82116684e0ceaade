import { toChange, type Change } from '../change.ts'
import { blankComments } from './comments.ts'

/**
 * A configuration of Vite whose builds keep `light-dark()`. Vite would replace it, and `data-theme`
 * would then work on the whole page only. One that sets a target is unchanged; one that is written
 * in another way than usual is kept, with a note.
 */
export function toViteTarget(file: string, before: string): Change {
  const text = before.replaceAll('\r\n', '\n')
  const code = blankComments(text)
  if (/\bcssTarget\b/.test(code)) return { file, action: 'unchanged' }
  const build = /^([ \t]*)build:[ \t]*\{[ \t]*\n/m.exec(code)
  const config = /\bdefineConfig\(\{[ \t]*\n/.exec(code)
  const isOnce = code.match(/\bbuild\s*:/g)?.length === 1
  const line = build && isOnce ? `${build[1]}  ${cssTarget},\n` : `  build: { ${cssTarget} },\n`
  const found = build && isOnce ? build : /\bbuild\s*:/.test(code) ? null : config
  if (!found) {
    const note = `add \`build: { ${cssTarget} }\` by hand, so that \`data-theme\` works on a part of a page`
    return { file, action: 'keep', note }
  }
  const at = found.index + found[0].length
  return toChange(file, before, text.slice(0, at) + line + text.slice(at))
}

/** A configuration of Vite without the line that `toViteTarget` added, if it is still as it was. */
export function toViteTargetRemoval(file: string, before: string | null): Change {
  if (before === null) return { file, action: 'unchanged' }
  const target = RegExp.escape(cssTarget)
  const line = new RegExp(`^[ \\t]*(?:build: \\{ ${target} \\}|${target}),\\r?\\n`, 'm')
  return toChange(file, before, before.replace(line, ''))
}

/** Browsers that know `light-dark()`, as Vite names them. */
const cssTarget = "cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5']"
