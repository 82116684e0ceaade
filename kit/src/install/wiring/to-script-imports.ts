import { toChange, type Change } from '../change.ts'
import { blankComments } from './blank-comments.ts'

/**
 * An entry point of a bundle that imports modules of the library, before its own imports; one that
 * imports them, or a part of them, already is unchanged.
 */
export function toScriptImports(file: string, before: string, modules: readonly string[]): Change {
  const text = before.replaceAll('\r\n', '\n')
  const code = blankComments(text)
  const missing = modules.filter(
    (module) => !new RegExp(`(['"])${RegExp.escape(module)}(?:\\1|/)`).test(code),
  )
  const quote = /^import .*"/m.test(code) ? '"' : "'"
  const end = /^import .*;\s*$/m.test(code) ? ';' : ''
  const lines = missing.map((module) => `import ${quote}${module}${quote}${end}\n`).join('')
  const first = /^import\b/m.exec(code)?.index ?? /^\uFEFF?(?:#!.*\n)?/.exec(text)![0].length
  return toChange(file, before, text.slice(0, first) + lines + text.slice(first))
}
