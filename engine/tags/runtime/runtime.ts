import { EdgeError } from 'edge.js'
import { FoldCache } from '../cache/fold-cache.ts'
import { Refusal } from '../cache/reasons.ts'
import { recordingOf } from '../cache/recording.ts'
import { type Output, TagCache } from '../cache/tag-cache.ts'
import { AttributeBag } from './attribute-bag.ts'
import { BoundedMap } from './bounded-map.ts'
import type { CompiledComponent, KnownComponent } from './compiled-component.ts'
import type { ComponentContext } from './component-class.ts'
import { InstanceContext } from './instance-context.ts'
import type { TagLibrary } from './library.ts'
import { createTagCheck } from './check-tag.ts'
import type { WrittenValues } from '../compile/written-values.ts'
import {
  type Caller,
  type Context,
  emptySlot,
  OWN_STATE,
  type Page,
  type Slots,
  type State,
  toGlobals,
  toShared,
} from './page.ts'
import { isComponentFile } from './root-template.ts'
import type { Notify } from './tag-problems.ts'
import { isSafeValue, toPlainValue } from './html.ts'
import { EXPECTED_URL } from './url-attributes.ts'
import { resolveProps } from '../props/resolve-props.ts'
import { toTranslation } from './translation.ts'

/** Key under which a tag passes its position to its component. */
const CALLER = Symbol('caller')

/** What to pass instead of an attribute value that cannot be written, as a sentence. */
const EXPECTED_TEXT = 'Expected a text, or an object that JSON can contain'

/** Key that no attribute has. Compiled templates look it up by the text of the symbol. */
export const IS_RUNTIME = Symbol.for('edge-tags-runtime')

/** Position of a tag, and of the tag that called its template. */
interface TagPlace {
  line: number
  col: number
  from?: Caller
  /** How its values are written, in development. */
  written?: WrittenValues
}

type Place = CompiledComponent['place']

/** The functions that compiled templates call, as the global `$tags`. */
export interface TagsRuntime {
  /** Tells the runtime from an attribute called `$tags`. */
  [IS_RUNTIME]: true
  caller: symbol
  text: (value: unknown) => string
  value: (value: unknown) => unknown
  spread: (value: unknown) => object
  join: (...groups: State[]) => State
  /** Evaluates the attributes of a tag. Throws an error of theirs as one at the tag. */
  attempt: <T>(run: () => T, filename: string, line: number, col: number, label: string) => T
  fail: (error: unknown, filename: string, line: number, col: number, label: string) => never
  failInside: (error: unknown, state: State, filename: string) => never
  props: (page: Page, state: State, $context: Context, component: string) => State
  /** The main slot of a tag without content. */
  empty: typeof emptySlot
  /** Returns a copy of the context, for the slots of a tag. */
  inherit: (context: Context) => Context
  render: (
    page: Page,
    path: string,
    props: Record<string, unknown>,
    slots: Slots,
    caller: Caller,
    context: Context,
    literalKey?: string,
  ) => Output
  folds: FoldCache
}

/** Creates the functions that compiled templates call, and the cache of their output. */
export function createRuntime(
  libraries: ReadonlyMap<string, TagLibrary>,
  notify: Notify,
): { runtime: TagsRuntime; cache: TagCache } {
  const components = new BoundedMap<string, KnownComponent>(1000)
  /** The names of the props of components, by their files. */
  const declared = new BoundedMap<string, ReadonlySet<string>>(1000)
  const toComponent = (json: string): KnownComponent => {
    let known = components.get(json)
    if (!known) {
      const component = JSON.parse(json) as CompiledComponent
      const { library: namespace, name, place } = component
      const owner = libraries.get(namespace ?? '') ?? [...libraries.values()][0]
      const label =
        namespace === null ? `\`${toShown(place.filename)}\`` : `<x-${namespace}::${name}>`
      const Class = ownValue(owner?.classes, name)
      components.set(json, (known = { ...component, owner, label, Class }))
      declared.set(place.filename, new Set(component.declarations.map((prop) => prop.name)))
    }
    return known
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

  /** Whether a variable is one that a component receives: its callers may leave it out. */
  const isOptional = (variable: string, filename: string) => {
    const [name] = variable.split('.')
    const props = declared.get(filename)
    if (props) return props.has(name!)
    return findOwner(filename) !== null || isComponentFile(toShown(filename))
  }
  const check = createTagCheck({ notify, toMessage, toShown, isOptional })

  /** Rethrows the error of an attribute's expression as an error at the tag. */
  const fail: TagsRuntime['fail'] = (error, filename, line, col, label) => {
    const caller = { filename, line, col, label }
    if (error instanceof EdgeError || error instanceof Refusal) throw error
    const message = toErrorText(error)
    const isInside = findOwner(caller.filename) !== null
    // Inside a component, `failInside` reports it at the tag that uses the component.
    throw toError(isInside ? message : toMessage(message, caller), error, caller)
  }

  const attempt: TagsRuntime['attempt'] = (run, ...place) => {
    try {
      return run()
    } catch (error) {
      return fail(error, ...place)
    }
  }

  /** Rethrows an error in the template or class of a component as an error at its tag. */
  const failInside: TagsRuntime['failInside'] = (error, { $caller: caller }, filename) => {
    if (error instanceof Refusal) throw error
    if (error instanceof EdgeError && findOwner(error.filename) === null) throw error
    if (!caller?.label) throw error
    const owner = findOwner(filename)
    const inside = owner === caller.label ? '' : ` (${owner} inside it)`
    throw toError(toMessage(toErrorText(error) + inside, caller), error, caller)
  }

  /** Returns the tag to name in messages: one inside a component counts as the tag around it. */
  const toCaller = (at: Caller, tag: TagPlace | undefined, { owner, label }: KnownComponent) => {
    const isInside = Boolean(tag?.from && owner?.nameOf(at.filename))
    const { line, col } = tag ?? at
    return { isInside, caller: isInside ? tag!.from! : { filename: at.filename, line, col, label } }
  }

  const props: TagsRuntime['props'] = (page, state, $context, json) => {
    const component = toComponent(json)
    const { owner: library, Class } = component
    const recording = recordingOf(page)
    const shared = toShared(page)
    // From the class, because an attribute called "all" hides the method of the instance.
    const { all } = shared.$props!.constructor.prototype
    const passed = state.$props ? all.call(state.$props) : {}
    const tag = passed[CALLER] as TagPlace | undefined
    const { caller, isInside } = toCaller(state.$caller ?? component.place, tag, component)
    const isProduction = library?.production === true
    const written = tag?.written ?? {}
    const { isFragment, invalid, notice } = isProduction
      ? SILENT
      : check({ component, page, passed, written, state, $context, caller, isInside })
    const config = (key: string, fallback: unknown) => {
      const translate = ({ i18n }: State) => toTranslation(i18n, key, fallback)
      const isRecorded = recording?.isTranslated
      const translation = isRecorded ? recording!.read(translate) : translate(shared)
      return translation ?? library?.config?.(key, fallback) ?? fallback
    }
    const resolved = resolveProps(component.declarations, passed, {
      config,
      invalid,
      // Production rejects nothing, so that the output only depends on the values.
      isText: (attribute) => isProduction || written[attribute]?.inBraces === true,
      explain: (prop, written) =>
        isProduction
          ? null
          : (library?.explain?.({ kind: 'value', of: String(component.name), prop, written }) ??
            null),
    })
    restoreShared(state, shared, passed)
    Object.assign(state, resolved.props, { $caller: caller })
    const refuse = (name: string) =>
      invalid(`Invalid value for attribute "${name}". ${EXPECTED_TEXT}`)
    const given = new AttributeBag(resolved.rest, isProduction ? undefined : refuse)
    const scripts = given.listScripts()
    for (const name of scripts) invalid(`Invalid value for attribute "${name}". ${EXPECTED_URL}`)
    const attrs = scripts.length > 0 ? given.except(scripts) : given
    const locals: State = { ...resolved.props, $attrs: attrs }
    if (Class) {
      const slots = state.$slots ?? {}
      const context = new InstanceContext({
        attrs,
        slots: Class.pure ? toGivenSlots(slots) : slots,
        toShared: () => (recording ? recording.refuse('shared') : toGlobals(page, $context)),
        read: (read) => (recording ? recording.read(read) : read(shared)),
        hasParent: (name) => isProduction || Object.hasOwn($context, name),
        isFragment,
        invalid,
        notice,
      })
      locals.self = new Class(resolved.props as never, context)
    }
    return locals
  }

  const folds = new FoldCache()
  const cache = new TagCache(
    ({ caller, props, path, label, filename }, error) => {
      const tag = (props as State)[CALLER] as TagPlace | undefined
      const library = libraries.get(path.slice(0, path.indexOf('::')))
      const outer = tag?.from && library?.nameOf(caller.filename)
      const $caller = outer ? tag.from : { ...caller, ...tag, label }
      return failInside(error, { $caller }, filename)
    },
    () => folds.clear(),
  )
  // What an application passes to its own components is the application's to check.
  const isProduction = () => libraries.values().every(({ production }) => production)
  const runtime: TagsRuntime = {
    [IS_RUNTIME]: true,
    caller: CALLER,
    text: (value) => text(value, isProduction),
    value,
    spread: (value) => spread(value, isProduction),
    join,
    attempt,
    fail,
    failInside,
    props,
    empty: emptySlot,
    inherit: (context) => Object.assign({}, context),
    render: (page, path, props, slots, caller, context, literalKey) =>
      cache.render({ page, path, props, slots, caller, context }, literalKey),
    folds,
  }
  return { runtime, cache }
}

/** Returns which slots are given, without their contents. */
function toGivenSlots(slots: Slots): Record<string, true> {
  const names = Object.keys(slots).filter((name) => name !== '$context')
  return Object.fromEntries(names.map((name) => [name, true]))
}

/** What production does with problems: the page still renders. */
const SILENT: Pick<ComponentContext, 'isFragment' | 'invalid' | 'notice'> = {
  isFragment: false,
  invalid() {},
  notice() {},
}

/** Restores the globals that Edge lets passed values of the same name hide. */
function restoreShared(state: State, shared: State, passed: State): void {
  for (const key of Object.keys(passed)) {
    if (OWN_STATE.has(key)) continue
    state[key] = Object.hasOwn(shared, key) ? shared[key] : undefined
  }
}

function ownValue<T>(record: Record<string, T> | undefined, key: string | null): T | undefined {
  return record && key !== null && Object.hasOwn(record, key) ? record[key] : undefined
}

/** Returns the text of a mustache inside an attribute. In production, a value without one has none. */
function text(value: unknown, isProduction: () => boolean): string {
  if (value === null || value === undefined || value === false) return ''
  try {
    return isSafeValue(value) ? value.value : String(toPlainValue(value) ?? '')
  } catch {
    if (isProduction()) return ''
    throw new Error('{{ … }} in an attribute contains a value without a text. Expected a string')
  }
}

/** Returns the value of a mustache that is a whole attribute. Marked HTML is text in an attribute. */
function value(value: unknown): unknown {
  return typeof value === 'object' && isSafeValue(value) ? value.value : value
}

/** Returns the attributes of a `{{ … }}` between attributes. In production, other values have none. */
function spread(value: unknown, isProduction: () => boolean): object {
  if (value === null || value === undefined || value === false) return {}
  if (typeof value === 'object') {
    const prototype = Object.getPrototypeOf(value)
    if (prototype === null || prototype === Object.prototype) return value
    if ('all' in value && typeof value.all === 'function') return value.all()
  }
  if (isProduction()) return {}
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
