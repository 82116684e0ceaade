import { EdgeError } from 'edge.js'
import type { CompiledComponent, KnownComponent } from './compiled-component.ts'
import type { ComponentContext } from './component-class.ts'
import type { Caller, Context, Page, State } from './page.ts'
import { isPartial, rootOf } from './root-template.ts'
import { listTagProblems, listUndefined, type Notify } from './tag-problems.ts'
import type { WrittenValues } from '../compile/written-values.ts'

/** Key under which a component passes the names of its ancestors and itself to its slots. */
const INSIDE = Symbol('inside')

/** One use of a component. */
interface TagUse {
  component: KnownComponent
  page: Page
  passed: State
  written: WrittenValues
  state: State
  $context: Context
  caller: Caller
  /** Whether the tag is in the template of another component of the library. */
  isInside: boolean
}

/**
 * Creates the function that checks a tag in development. It returns what the component
 * needs to report problems itself.
 * @param options.toMessage adds the tag and its place to a message
 * @param options.toShown returns the path of a template for messages
 * @param options.isOptional whether a variable of a template may be undefined
 */
export function createTagCheck({
  notify,
  toMessage,
  toShown,
  isOptional,
}: {
  notify: Notify
  toMessage: (message: string, caller: Caller) => string
  toShown: (path: string) => string
  isOptional: (variable: string, filename: string) => boolean
}): (use: TagUse) => Pick<ComponentContext, 'isFragment' | 'invalid' | 'notice'> {
  return (use) => {
    const { component, page, passed, written, state, $context, caller, isInside } = use
    const { library: namespace, name, parent, owner: library, label, Class } = component
    const invalid = (message: string) => {
      const text = isInside ? `${message} (${label} inside it)` : message
      throw new EdgeError(toMessage(text, caller), 'E_INVALID_PROP', caller)
    }
    const tell = (toMessages: (place: CompiledComponent['place']) => string[]) => {
      if (!library?.warn) return
      notify(library.warn, toMessages({ ...caller, filename: toShown(caller.filename) }))
    }
    const notice = (message: string) =>
      tell(({ filename, line }) => [`${label} in \`${filename}:${line}\` ${message}.`])
    const around = ($context?.[INSIDE] ?? []) as readonly unknown[]
    // A server renders one item alone to add it to a page, which has the parent around it.
    const isFragment = around.length === 0 && isPartial(toShown(rootOf(page)))
    if (!isInside) {
      tell((at) => [
        ...listTagProblems(component, label, passed, at, listFilled(state), library?.explain),
        ...listUndefined(component, passed, written, {
          tag: `${label} in \`${at.filename}:${at.line}\``,
          isOptional: (variable) => isOptional(variable, caller.filename),
        }),
      ])
      if (library) {
        const { filename, line } = caller
        const holder = claimId(page, passed.id, { name: String(name), filename, line })
        if (holder && !around.includes(holder.name)) {
          const tag = `<x-${namespace}::${holder.name}>`
          const isHere = holder.filename === filename
          const place = isHere
            ? `line ${holder.line}`
            : `\`${toShown(holder.filename)}:${holder.line}\``
          invalid(`The id "${String(passed.id)}" is already used by ${tag} in ${place}`)
        }
      }
      // A class checks its ancestors itself, and the library's own components nest correctly.
      if (parent !== undefined && !Class && !isFragment && !around.includes(parent)) {
        invalid(`This sub-component belongs inside <x-${namespace}::${parent}>`)
      }
    }
    const inside = state.$slots?.$context
    if (inside && library) inside[INSIDE] = [...around, name]
    return { isFragment, invalid, notice }
  }
}

/** Lists the named slots that a tag fills. Edge always creates `main`, even without content. */
function listFilled({ $slots = {} }: State): string[] {
  return Object.keys($slots).filter((name) => name !== 'main' && name !== '$context')
}

/** A tag with an id. */
export interface IdHolder {
  name: string
  filename: string
  line: number
}

/** The ids of each page that is being rendered, and the tags that have them. */
const pages = new WeakMap<object, Map<string, IdHolder>>()

/** Reserves an id of the page for a tag. Returns the tag that already has it, or null. */
export function claimId(page: object, id: unknown, holder: IdHolder): IdHolder | null {
  if (typeof id !== 'string' || id === '') return null
  let ids = pages.get(page)
  if (!ids) pages.set(page, (ids = new Map()))
  const before = ids.get(id)
  if (!before) ids.set(id, holder)
  return before ?? null
}
