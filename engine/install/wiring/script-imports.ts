import { type Change, toChange } from '../change.ts'

/**
 * Adds imports of the library's modules to an entry point, before its own imports. Skips modules
 * that it already imports, completely or partly.
 * @param scripts names of the scripts that can be imported instead of all
 */
export function toScriptImports(
  file: string,
  before: string,
  modules: readonly string[],
  scripts: readonly string[],
): Change {
  const text = before.replaceAll('\r\n', '\n')
  const code = blankComments(text)
  const parts = ['', ...scripts.map((name) => `/${name}`)].map((part) => RegExp.escape(part))
  const missing = modules.filter(
    (module) =>
      !new RegExp(`(['"])${RegExp.escape(module)}(?:${parts.join('|')})(?:\\.js)?\\1`).test(code),
  )
  const quote = /^import .*"/m.test(code) ? '"' : "'"
  const end = /^import .*;\s*$/m.test(code) ? ';' : ''
  const lines = missing.map((module) => `import ${quote}${module}${quote}${end}\n`).join('')
  const first = /^import\b/m.exec(code)?.index ?? /^\uFEFF?(?:#!.*\n)?/.exec(text)![0].length
  return toChange(file, before, text.slice(0, first) + lines + text.slice(first))
}

/** Removes the imports of these modules from an entry point. Other imports of the package stay. */
export function toScriptImportsRemoval(
  file: string,
  before: string | null,
  modules: readonly string[],
  packageName: string,
): Change {
  if (before === null) return { file, action: 'unchanged' }
  const names = modules.map((module) => RegExp.escape(module)).join('|')
  const line = new RegExp(`^import (['"])(?:${names})\\1;?\\r?\\n`, 'gm')
  const rest = before.replace(line, '')
  const change = toChange(file, before, rest)
  if (!rest.includes(`${packageName}/`)) return change
  const note = `still imports \`${packageName}\`; remove it by hand`
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}

/** Replaces the comments of JavaScript or TypeScript with spaces, so that offsets stay the same. */
export function blankComments(code: string): string {
  return code.replace(
    /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|`(?:\\[^]|[^`\\])*`|\/\/.*|\/\*[^]*?\*\//g,
    (text) => (text.startsWith('/') ? text.replace(/[^\n]/g, ' ') : text),
  )
}
