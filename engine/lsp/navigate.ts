import type { Renaming } from '../library/component/rename-prop.ts'
import type { Entry } from '../schema/component.ts'
import { toAttributeName } from '../tags/props/prop.ts'
import { isUsableName } from '../tags/compile/expression.ts'
import { toLocalName } from '../search/names.ts'
import { type Cursor, findCursor, type Range } from './cursor.ts'

/** Lists the names of a tag in a text, in opening and closing tags. */
export function listUses(text: string, tag: string): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + tag.length)) {
    const before = text.slice(Math.max(0, at - 2), at)
    const isTag = before.endsWith('<') || before === '</'
    if (isTag && !/[\w.:-]/.test(text[at + tag.length] ?? ' ')) {
      ranges.push({ from: at, to: at + tag.length })
    }
  }
  return ranges
}

/** Edge tags whose first argument is the path of a template. */
const PATH = /@!?(?:include|includeIf|includeWhen|layout|component|extends)\(([^()\n]*)/g

/**
 * Finds the path of a template at an offset, such as `partials/header` in `@include()`, and whether
 * it has a namespace: `ui::card`.
 */
export function findTemplatePath(text: string, offset: number): string | null {
  const { start, line } = readLine(text, offset)
  for (const { index, 0: call } of line.matchAll(PATH)) {
    for (const { index: at, 0: quoted, 2: path } of call.matchAll(/(['"`])([\w./:-]+)\1/g)) {
      const from = start + index + at
      if (offset >= from && offset <= from + quoted.length) return path!
    }
  }
  return null
}

/** Finds the name of an Edge tag at an offset, such as `form.field` in `@form.field()`. */
export function findEdgeTag(text: string, offset: number): string | null {
  const { start, line } = readLine(text, offset)
  for (const { index, 0: tag, 1: name } of line.matchAll(/@!?([a-zA-Z_]\w*(?:\.\w+)*)(?=\()/g)) {
    const from = start + index
    if (offset >= from && offset <= from + tag.length) return name!
  }
  return null
}

/** Returns the line around an offset, and where it starts. */
function readLine(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return { start, line: text.slice(start, end < 0 ? undefined : end) }
}

/** Finds the component whose tag is at an offset. */
export function findEntryAt(
  text: string,
  offset: number,
  entries: ReadonlyMap<string, Entry>,
): { entry: Entry; cursor: Cursor } | null {
  const cursor = findCursor(text, offset)
  const entry = cursor && entries.get(cursor.tag)
  return entry ? { entry, cursor } : null
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
    throw new Error(
      `Cannot rename "${attribute}" of <${tag}>, expected a prop that a component of your application declares.`,
    )
  }
  const renamed = written
    .trim()
    .replace(/^:/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!isUsableName(renamed)) {
    throw new Error(`Cannot use "${written}" as the name of a prop, expected letters and digits.`)
  }
  if (props.some(({ name }) => name === renamed)) {
    throw new Error(`Cannot rename "${attribute}": <${tag}> has a prop "${renamed}".`)
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
    throw new Error(`Cannot rename <${tag}>, expected a component of your application.`)
  }
  const local = written.trim().replace(/^<?\/?x-[\w-]+::/, '')
  if (!/^[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)*$/.test(local)) {
    throw new Error(`Cannot use \`${local}\` as a name, expected letters, digits, - and dots.`)
  }
  const before = `${toLocalName(name).replaceAll('.', '/')}.edge`
  if (!source.file.endsWith(`/${before}`)) {
    throw new Error(
      `Cannot rename <${tag}>, because its folder has the same name. Rename the folder.`,
    )
  }
  const folder = source.file.slice(0, -before.length)
  return {
    tag: `${tag.slice(0, tag.indexOf('::'))}::${local}`,
    file: `${folder}${local.replaceAll('.', '/')}.edge`,
  }
}
