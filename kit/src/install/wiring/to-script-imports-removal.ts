import { toChange, type Change } from '../change.ts'

/** An entry point of a bundle without the imports of these modules; other imports of the package stay. */
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
  const note = `still imports \`${packageName}\`; take it out by hand`
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}
