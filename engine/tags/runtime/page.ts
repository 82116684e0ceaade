/** The variables of a template, with the keys that Edge itself adds. */
export interface State {
  [key: string | symbol]: unknown
  $slots?: Slots
  $caller?: Caller
  $props?: { constructor: PropsClass }
}

/** The keys that Edge itself adds. */
export const OWN_STATE: ReadonlySet<string> = new Set(['$slots', '$caller', '$props'])

/** Edge's class of `$props`. */
interface PropsClass {
  new (values: Record<string, unknown>): { constructor: PropsClass }
  prototype: { all: () => State }
}

/** The slots that a tag fills, by name. In compiled templates, they return text or a promise. */
export type Slots = Record<string, unknown> & { $context?: Context }

/** What `@inject` of the surrounding components passes to a template. */
export type Context = Record<string | symbol, unknown>

/** Position of a tag, and the tag around its template. */
export interface Caller {
  filename: string
  line: number
  col: number
  /** The tag, `<x-ui::card>`, or the file of a component of the application */
  label?: string
  /** The position of the tag that uses this template */
  from?: Caller
}

/** A compiled template. Synchronous rendering returns the text itself. */
export type Render = (page: Page, state: State, $context: Context) => string | Promise<string>

/** The page that is being rendered: the part of Edge's template object that components use. */
export interface Page {
  compileComponent: (path: string) => Render
  getComponentState: (props: object, slots: object, caller: object) => State
  escape: (value: unknown) => string
  loop: (items: unknown, run: (...args: unknown[]) => unknown) => unknown
  loopAsync: (items: unknown, run: (...args: unknown[]) => unknown) => unknown
  size: (items: unknown) => number
  reThrow: (error: unknown, filename: string, line: number) => never
}

/** The main slot of a tag without content. */
export const emptySlot = (): string => ''

/** Key of the variables on a page. A WeakMap would keep those of past requests for longer. */
export const SHARED = Symbol('shared')
const GLOBALS = Symbol('globals')

interface KnownPage extends Page {
  [SHARED]?: State
  [GLOBALS]?: Record<string, unknown>
}

/**
 * Returns Edge's globals and what the request shares with its templates. Edge copies them for each
 * component; these are copied once per page, and must not be changed.
 */
export function toShared(page: Page): State {
  const known = page as KnownPage
  return (known[SHARED] ??= page.getComponentState({}, {}, {}))
}

/** Returns the globals for the class of a component: all but the keys that Edge adds. */
export function toGlobals(page: Page, $context: Context): Record<string, unknown> {
  const known = page as KnownPage
  if (!known[GLOBALS]) {
    const { $slots: _slots, $caller: _caller, $props: _props, ...rest } = toShared(page)
    known[GLOBALS] = rest
  }
  return { ...known[GLOBALS], $context }
}

/** Returns the variables of a component, like Edge's `getComponentState` but without the copy. */
export function toComponentState(
  page: Page,
  props: Record<string, unknown>,
  $slots: Slots,
  $caller: Caller,
): State {
  const shared = toShared(page)
  // An object that inherits from the shared one would have a hidden class of its own per page.
  const state: State = { ...shared, ...props }
  state.$slots = $slots
  state.$caller = $caller
  state.$props = new shared.$props!.constructor(props)
  return state
}
