import type { Renaming } from '../library/component/rename-prop.ts'
import type { Entry } from '../schema/component.ts'
import { toAttributeName, toPropName } from '../tags/props/prop.ts'
import { isUsableName } from '../tags/compile/expression.ts'
import { toLocalName } from '../suggest/names.ts'
import { listEdgeCalls } from './edge-calls.ts'
import { type Cursor, findCursor, type Range } from './cursor.ts'
import type { Known } from './known.ts'
import { toPassed } from './passed-props.ts'
import { listPaths } from './written-names.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Finds the path of a template at an offset, such as `partials/header` in `@include()`, and whether
 * it has a namespace: `ui::card`.
 */
export function findTemplatePath(text: string, offset: number): string | null {
  const paths = listEdgeCalls(text).flatMap(listPaths)
  return paths.find((path) => offset >= path.from - 1 && offset <= path.to + 1)?.path ?? null
}

/** Finds the name of an Edge tag at an offset, such as `form.field` in `@form.field()`. */
export function findEdgeTag(text: string, offset: number): string | null {
  const calls = listEdgeCalls(text)
  return calls.find(({ from, nameTo }) => offset >= from && offset <= nameTo)?.name ?? null
}

/** A component at an offset, and the part of the text that renaming it, or its prop, replaces. */
export type FoundEntry = { entry: Entry; cursor: Cursor; replaced: Range; placeholder: string }

/** Finds the component whose tag or call is at an offset. */
export function findEntryAt(text: string, offset: number, known: Known): FoundEntry | null {
  const cursor = findCursor(text, offset)
  const entry = cursor && known.entries.get(cursor.tag)
  if (!entry) return findCalled(text, offset, known)
  const { kind, from, to, tag } = cursor
  const start = from + (kind === 'tag' ? tag.indexOf('::') + 2 : Number(text[from] === ':'))
  return { entry, cursor, replaced: { from: start, to }, placeholder: text.slice(start, to) }
}

function findCalled(text: string, offset: number, { spelled }: Known): FoundEntry | null {
  const isAt = ({ from, to }: Range) => offset >= from && offset <= to
  const toFound = (entry: Entry, at: Range, attribute?: string): FoundEntry => {
    const { tag } = entry
    const { from, to } = at
    return {
      entry,
      cursor:
        attribute === undefined
          ? { kind: 'tag', tag, isClose: false, from, to }
          : { kind: 'attribute', tag, attribute, others: [], from, to },
      replaced: { from, to },
      placeholder: attribute ?? tag.slice(tag.indexOf('::') + 2),
    }
  }
  const call = listEdgeCalls(text).find(({ from, argumentFrom, argument }) =>
    isAt({ from, to: argumentFrom + argument.length }),
  )
  if (!call) return null
  const { name, from, nameFrom, nameTo, argumentFrom } = call
  const called = spelled.get(name)
  if (called && isAt({ from, to: nameTo })) return toFound(called, { from: nameFrom, to: nameTo })
  const path = listPaths(call).find(isAt)
  const named = path && spelled.get(path.path)
  if (named) return toFound(named, path)
  const passed = toPassed(call)
  const entry = called ?? (name === 'component' ? spelled.get(passed?.path ?? '') : undefined)
  if (!entry || !passed) return null
  for (const { key, from, to } of passed.entries) {
    const quote = /['"]/.test(call.argument[from]!) ? 1 : 0
    const at = { from: argumentFrom + from + quote, to: argumentFrom + to - quote }
    if (isAt(at)) return toFound(entry, at, key)
  }
  return null
}

/**
 * Returns the declared names of a prop of a component of the application, before and after it is
 * renamed. The new name may be written as in a tag, `close-label`. Throws an Error if it cannot be
 * used.
 */
export function toRenaming(
  { tag, props, source }: Entry,
  attribute: string,
  written: string,
): Renaming {
  const prop = props.find(({ name }) => [name, toAttributeName(name)].includes(attribute))
  if (!source || source.package !== undefined || !prop || prop.inferred) {
    throw new UserError(
      `Cannot rename "${attribute}" of <${tag}>, expected a prop that a component of your application declares.`,
    )
  }
  const renamed = toPropName(written.trim().replace(/^:/, ''))
  if (!isUsableName(renamed)) {
    throw new UserError(
      `Cannot use "${written}" as the name of a prop, expected letters and digits.`,
    )
  }
  if (props.some(({ name }) => name === renamed)) {
    throw new UserError(`Cannot rename "${attribute}": <${tag}> has a prop "${renamed}".`)
  }
  return { name: prop.name, renamed }
}

/**
 * Returns the tag and the path of a renamed component of the application. The new name may be
 * written with or without the tag's namespace. Throws an Error if it cannot be used.
 */
export function toRenamed(
  { tag, name, source }: Entry,
  written: string,
): { tag: string; file: string } {
  if (!source || source.package !== undefined) {
    throw new UserError(`Cannot rename <${tag}>, expected a component of your application.`)
  }
  const local = written.trim().replace(/^<?\/?x-[\w-]+::/, '')
  if (!/^[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)*$/.test(local)) {
    throw new UserError(`Cannot use \`${local}\` as a name, expected letters, digits, - and dots.`)
  }
  const before = `${toLocalName(name).replaceAll('.', '/')}.edge`
  if (!source.file.endsWith(`/${before}`)) {
    throw new UserError(
      `Cannot rename <${tag}>, because its folder has the same name. Rename the folder.`,
    )
  }
  const folder = source.file.slice(0, -before.length)
  return {
    tag: `${tag.slice(0, tag.indexOf('::'))}::${local}`,
    file: `${folder}${local.replaceAll('.', '/')}.edge`,
  }
}
