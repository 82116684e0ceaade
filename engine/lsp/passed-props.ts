import { parseCall } from '../tags/compile/call.ts'
import { type EdgeCall, listEdgeCalls } from './edge-calls.ts'
import type { TextEdit } from '../tags/index.ts'
import { toAttributeName } from '../tags/props/prop.ts'
import type { Renaming } from '../library/component/rename-prop.ts'
import { listPaths, type Spellings } from './written-names.ts'

/**
 * Lists the edits that rename a prop in the calls of its component. For a call that may pass the
 * prop where no edit can rename it, calls `refuse` with the reason.
 */
export function renamePassed(
  text: string,
  { calls, paths }: Spellings,
  { name, renamed }: Renaming,
  refuse: (offset: number, reason: string) => never,
): TextEdit[] {
  return listEdgeCalls(text).flatMap((call) => {
    const named =
      call.name === 'component' && listPaths(call).some(({ path }) => paths.includes(path))
    if (!named && !calls.includes(call.name)) return []
    const passed = toPassed(call)
    if (!passed) {
      return refuse(call.from, 'has a syntax error. Correct it first.')
    }
    // A path among the props is not that of the component.
    if (named && passed.path !== null && !paths.includes(passed.path)) return []
    const entries = passed.entries.filter(({ key }) => [name, toAttributeName(name)].includes(key))
    if (!entries.length && passed.isOpen) {
      const example = `\`{ ${name}: … }\``
      return refuse(call.from, `may pass it in a variable. Write ${example} in the call first.`)
    }
    if (entries.length && named && passed.path === null) {
      return refuse(call.from, 'chooses its component when it is rendered. Rename it there first.')
    }
    return entries.map(({ key, from, to, shorthand }) => ({
      from: call.argumentFrom + from,
      to: call.argumentFrom + to,
      text: shorthand ? `${renamed}: ${key}` : renamed,
    }))
  })
}

/** Parses what a call passes. Returns null if its argument is no expression. */
export function toPassed({ name, argument, isUnclosed }: EdgeCall): ReturnType<typeof parseCall> {
  return isUnclosed ? null : parseCall(argument, { named: name === 'component' })
}
