import { EdgeError } from 'edge.js'
import { AttributeBag } from './attribute-bag.ts'
import { BoundedMap } from './bounded-map.ts'
import type { CompiledComponent } from './compiled-component.ts'
import type { TagLibrary } from './library.ts'
import { claimId } from './ids.ts'
import { type Notify, listTagProblems } from './tag-problems.ts'
import { isSafeValue } from './safe-value.ts'
import { EXPECTED_URL } from './url-attributes.ts'
import { resolveProps } from '../props/resolve-props.ts'
import { toTranslation } from './translation.ts'

/** Key under which a tag passes its position to its component. */
const CALLER = Symbol('caller')

/** Key under which a component passes the names of its ancestors and itself to its slots. */
const INSIDE = Symbol('inside')

/** Position and label of a tag: `<x-ui::card>`, or the file of another component. */
interface Caller extends Place {
  label?: string
}

type Place = CompiledComponent['place']

/** Position of a tag, and of the tag that called its template. */
interface TagPlace {
  line: number
  col: number
  from?: Caller
}

/** Keys that Edge adds to the state of a component. */
const OWN_STATE = new Set(['$slots', '$caller', '$props'])

/** The state of a template, with the keys that Edge itself adds. */
interface State {
  [key: string | symbol]: unknown
  $slots?: Record<string, unknown> & { $context?: Context }
  $caller?: Caller
  $props?: { constructor: { prototype: { all: () => State } } }
}

/** What `@inject` of the surrounding components passes to a template. */
type Context = Record<string | symbol, unknown>

/** The functions that compiled templates call, as the global `$tags`. */
export interface TagsRuntime {
  caller: symbol
  text: (value: unknown) => string
  spread: (value: unknown) => object
  join: (...groups: State[]) => State
  fail: (error: unknown, caller: Caller) => never
  failInside: (error: unknown, state: State, filename: string) => never
  props: (
    page: object,
    shared: State,
    state: State,
    $context: Context | undefined,
    component: string,
  ) => State
}

/** Creates the functions that compiled templates call. */
export function createRuntime(
  libraries: ReadonlyMap<string, TagLibrary>,
  notify: Notify,
): TagsRuntime {
  const components = new BoundedMap<string, CompiledComponent>(1000)
  const toComponent = (json: string): CompiledComponent => {
    let component = components.get(json)
    if (!component) components.set(json, (component = JSON.parse(json) as CompiledComponent))
    return component
  }

  const toShown = (path: string) => {
    const [library] = libraries.values()
    return library ? library.toShownPath(path) : path
  }
  const toMessage = (message: string, { filename, line, label }: Caller) =>
    label ? `Cannot render ${label} in \`${toShown(filename)}:${line}\`: ${message}` : message
  const findOwner = (filename: string) => {
    for (const { namespace, nameOf } of libraries.values()) {
      const name = nameOf(filename)
      if (name !== null) return `<x-${namespace}::${name}>`
    }
    return null
  }

  /** Rethrows the error of an attribute's expression as an error at the tag. */
  const fail: TagsRuntime['fail'] = (error, caller) => {
    if (error instanceof EdgeError) throw error
    const message = toErrorText(error)
    const isInside = findOwner(caller.filename) !== null
    // Inside a component, `failInside` reports it at the tag that uses the component.
    throw toError(isInside ? message : toMessage(message, caller), error, caller)
  }

  /** Rethrows an error in the template or class of a component as an error at its tag. */
  const failInside: TagsRuntime['failInside'] = (error, { $caller: caller }, filename) => {
    if (error instanceof EdgeError && findOwner(error.filename) === null) throw error
    if (!caller?.label) throw error
    const owner = findOwner(filename)
    const inside = owner === caller.label ? '' : ` (${owner} inside it)`
    throw toError(toMessage(toErrorText(error) + inside, caller), error, caller)
  }

  const props: TagsRuntime['props'] = (page, shared, state, $context, json) => {
    const component = toComponent(json)
    const { library: namespace, name, declarations, parent, place } = component
    const library = libraries.get(namespace ?? '') ?? [...libraries.values()][0]
    // From the class, because an attribute called "all" hides the method of the instance.
    const { all } = shared.$props!.constructor.prototype
    const passed = state.$props ? all.call(state.$props) : {}
    const tag = passed[CALLER] as TagPlace | undefined
    const own = state.$caller ? { ...state.$caller, ...tag } : place
    // For tags inside a component of the library, the caller is the page that uses the component.
    const outer = tag?.from && library?.nameOf(own.filename)
    const label =
      namespace === null ? `\`${toShown(place.filename)}\`` : `<x-${namespace}::${name}>`
    const caller: Caller = outer ? tag.from! : { ...toPlace(own), label }
    const invalid = (message: string) => {
      if (library?.production) return
      const text = outer ? `${message} (${label} inside it)` : message
      throw new EdgeError(toMessage(text, caller), 'E_INVALID_PROP', caller)
    }
    const tell = (toMessages: (place: Place) => string[]) => {
      if (!library?.warn || library.production) return
      notify(library.warn, toMessages({ ...caller, filename: toShown(caller.filename) }))
    }
    if (!outer) tell((at) => listTagProblems(component, label, passed, at, listFilled(state)))
    const notice = (message: string) =>
      tell(({ filename, line }) => [`${label} in \`${filename}:${line}\` ${message}.`])
    const around = ($context?.[INSIDE] ?? []) as readonly unknown[]
    if (!outer && library && !library.production) {
      const holder = claimId(page, passed.id, { name: String(name), line: caller.line })
      if (holder && !around.includes(holder.name)) {
        const tag = `<x-${namespace}::${holder.name}>`
        invalid(`The id "${String(passed.id)}" is already used by ${tag} in line ${holder.line}`)
      }
    }
    const Class = ownValue(library?.classes, name)
    // A class checks its ancestors itself, and the library's own components nest correctly.
    if (parent !== undefined && !Class && !outer && !around.includes(parent)) {
      invalid(`This sub-component belongs inside <x-${namespace}::${parent}>`)
    }
    const inside = state.$slots?.$context
    if (inside && library) inside[INSIDE] = [...around, name]
    const config = (key: string, fallback: unknown) =>
      toTranslation(shared.i18n, key, fallback) ?? library?.config?.(key, fallback) ?? fallback
    const resolved = resolveProps(declarations, passed, config, invalid)
    restoreShared(state, shared, passed)
    Object.assign(state, resolved.props, { $caller: caller })
    const given = new AttributeBag(resolved.rest)
    const scripts = given.listScripts()
    for (const name of scripts) invalid(`Invalid value for attribute "${name}". ${EXPECTED_URL}`)
    const attrs = scripts.length > 0 ? given.except(scripts) : given
    const locals: State = { ...resolved.props, $attrs: attrs }
    if (Class) {
      const slots = state.$slots ?? {}
      const globals = toShared(shared, $context)
      locals.self = new Class(resolved.props as never, {
        attrs,
        slots,
        shared: globals,
        invalid,
        notice,
      })
    }
    return locals
  }
  return { caller: CALLER, text, spread, join, fail, failInside, props }
}

/** Lists the named slots that a tag fills. Edge always creates `main`, even without content. */
function listFilled({ $slots = {} }: State): string[] {
  return Object.keys($slots).filter((name) => name !== 'main' && name !== '$context')
}

/** Restores the globals that Edge lets passed values of the same name hide. */
function restoreShared(state: State, shared: State, passed: State): void {
  for (const key of Object.keys(passed)) {
    if (OWN_STATE.has(key)) continue
    state[key] = Object.hasOwn(shared, key) ? shared[key] : undefined
  }
}

function toPlace({ filename, line, col }: CompiledComponent['place']) {
  return { filename, line, col }
}

function toShared(shared: State, $context: Context | undefined): Record<string, unknown> {
  const { $slots: _slots, $caller: _caller, $props: _props, ...globals } = shared
  return { ...globals, $context }
}

function ownValue<T>(record: Record<string, T> | undefined, key: string | null): T | undefined {
  return record && key !== null && Object.hasOwn(record, key) ? record[key] : undefined
}

/** Returns the text of a mustache inside an attribute. */
function text(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  return isSafeValue(value) ? value.value : String(value)
}

/** Returns the attributes of a `{{ … }}` between attributes. */
function spread(value: unknown): object {
  if (value === null || value === undefined || value === false) return {}
  if (typeof value === 'object') {
    const prototype = Object.getPrototypeOf(value)
    if (prototype === null || prototype === Object.prototype) return value
    if ('all' in value && typeof value.all === 'function') return value.all()
  }
  throw new Error(
    '{{ … }} between attributes needs an attribute bag or a plain object, such as {{ $attrs }}',
  )
}

/** Later groups override earlier ones; class and style are joined. */
function join(...groups: State[]): State {
  const joined: State = {}
  for (const group of groups) {
    for (const key of Reflect.ownKeys(group)) {
      if (key === '__proto__') continue
      const isJoined = (key === 'class' || key === 'style') && Object.hasOwn(joined, key)
      joined[key] = isJoined ? [joined[key], group[key]] : group[key]
    }
  }
  return joined
}

function toErrorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace('state.', '')
}

function toError(message: string, cause: unknown, place: Place): EdgeError {
  const code = cause instanceof EdgeError ? cause.code : 'E_RUNTIME_EXCEPTION'
  return Object.assign(new EdgeError(message, code, place), { cause })
}
