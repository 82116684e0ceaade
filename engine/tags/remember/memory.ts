import type { Caller, Context, Page, Slots } from '../runtime/page.ts'
import { toComponentState, toShared } from '../runtime/page.ts'
import { createReport, type Counts } from './report.ts'
import { Store } from './store.ts'
import type { TemplateFacts } from './template-facts.ts'
import { toKey } from './to-key.ts'
import { type Fact, splitAtMarks, toMarks, Trace, traceOf } from './trace.ts'

/** Maximum size of all remembered texts and their keys, in characters. */
const LIMIT = 8_000_000
/** Maximum size of the keys that were seen once, in characters. */
const SEEN_LIMIT = 2_000_000
/** Maximum length of a slot's text that is part of a key. */
const MAX_SLOT_LENGTH = 2000
/** Maximum number of texts for one key, which differ by their facts. */
const MAX_VARIANTS = 8
/** After so many refused renders without a remembered one, a component is given up. */
const MAX_REFUSED = 50
/** The size that an entry without a text counts for, in characters. */
const ENTRY = 50

/** The output of a render, valid as long as the facts hold. */
interface Variant {
  facts: Fact[]
  /** Texts, with the names of slots between them */
  parts: string[]
}

/** The outputs for one key, or that none can be remembered. */
type Entry = Variant[] | 'refused'

/** A component, and what happened to its tags. */
export interface Component extends TemplateFacts {
  path: string
  label: string
  filename: string
  counts: Counts
}

/** One use of a component. */
interface Tag {
  component: Component
  page: Page
  props: Record<string, unknown>
  caller: Caller
  context: Context
}

/** A tag whose slot throws an error. */
export interface FailedTag {
  caller: Caller
  props: Record<string, unknown>
  label: string
  filename: string
}

/** Synchronous if nothing has to be awaited. */
type Output = string | Promise<string>

/** Remembers the output of tags. All requests share it. */
export interface Memory {
  /** The texts of tags with literal attributes and content, by number. */
  folds: Pick<Store<number, string>, 'get'>
  /** Declares a component when its template is compiled. */
  declare: (component: Omit<Component, 'counts'>) => void
  /** Returns the number of a tag with literal attributes and content, by its code. */
  toFoldNumber: (code: string) => number
  /** Renders a tag, or returns the remembered text. */
  render: (
    page: Page,
    path: string,
    props: Record<string, unknown>,
    slots: Slots,
    caller: Caller,
    context: Context,
  ) => Output
  /** Renders a tag with literal attributes and content, so that `folds` has it from then on. */
  fold: (
    number: number,
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ) => Output
  /** The size of the remembered texts and their keys, in characters. */
  readonly size: number
}

/**
 * Creates a memory. It is bounded: it forgets the oldest texts first.
 * @param fail rethrows an error in a slot as an error at the tag
 * @param limit maximum size of the remembered texts and their keys, in characters
 */
export function createMemory(
  fail: (tag: FailedTag, error: unknown) => never,
  limit = LIMIT,
): Memory {
  const components = new Map<string, Component>()
  const entries = new Store<string, Entry>(limit)
  const seen = new Store<string, true>(SEEN_LIMIT)
  const folds = new Store<number, string>(limit)
  /** Folds whose text depends on facts, or was not learnt yet. */
  const pending = new Store<number, Entry>(limit)
  const numbers = new Store<string, number>(SEEN_LIMIT)
  const report = createReport()
  let lastNumber = 0

  const render: Memory['render'] = (page, path, props, slots, caller, context) => {
    if (traceOf(page)) return renderTraced(page, path, props, slots, caller, context)
    const component = components.get(path)
    if (!component || component.refusal !== null) {
      if (component) component.counts.rendered++
      return renderAnew(page, path, props, slots, caller, context)
    }
    const tag = { component, page, props, caller, context }
    const key = toKey(props, slots)
    if (key === null) return giveUp(tag, slots, 'an attribute is an object, or very long')
    Object.assign(slots.$context!, component.injected)
    const inspected = listInspected(component, slots)
    if (inspected.length === 0) return recall(tag, `${path}\n${key}`, slots)
    if (inspected.length > 1) return giveUp(tag, slots, 'it reads the text of several slots')
    return recallBySlot(tag, `${path}\n${key}`, slots, inspected[0]!)
  }

  const renderAnew: Memory['render'] = (page, path, props, slots, caller, context) =>
    page.compileComponent(path)(page, toComponentState(page, props, slots, caller), context)

  /** Renders a tag inside of a traced render. */
  const renderTraced: Memory['render'] = (page, path, props, slots, caller, context) => {
    const run = page.compileComponent(path)
    const guarded = traceOf(page)!.guard(slots, components.get(path)?.inspected ?? null)
    return run(page, page.getComponentState(props, guarded, caller), context)
  }

  const giveUp = ({ component, ...tag }: Tag, slots: Slots, reason: string) => {
    component.counts.rendered++
    component.counts.reason ??= reason
    return renderAnew(tag.page, component.path, tag.props, slots, tag.caller, tag.context)
  }

  /** Renders the slot that the component reads first: its text is part of the key. */
  const recallBySlot = async (tag: Tag, key: string, slots: Slots, name: string) => {
    let text: string
    try {
      text = await (slots[name] as () => Output)()
    } catch (error) {
      return fail({ ...tag, ...tag.component }, error)
    }
    const rendered: Slots = { ...slots, [name]: () => text }
    if (text.length > MAX_SLOT_LENGTH) return giveUp(tag, rendered, `the slot "${name}" is long`)
    return recall(tag, `${key}\n${text}`, rendered, name)
  }

  const recall = (tag: Tag, key: string, slots: Slots, inspected?: string): Output => {
    const { component, page, props, caller, context } = tag
    const entry = entries.get(key)
    if (entry !== undefined && entry !== 'refused') {
      const variant = findVariant(entry, page, context)
      if (variant) {
        component.counts.remembered++
        return fill(tag, variant.parts, slots)
      }
    }
    const isNew = entry === undefined && seen.get(key) === undefined
    if (isNew) seen.set(key, true, key.length + ENTRY)
    if (isNew || entry === 'refused' || (entry?.length ?? 0) >= MAX_VARIANTS) {
      component.counts.rendered++
      return renderAnew(page, component.path, props, slots, caller, context)
    }
    return learn(tag, key, slots, inspected)
  }

  /** Renders a tag with marks in the place of its slots, and remembers the output. */
  const learn = async (tag: Tag, key: string, slots: Slots, inspected?: string) => {
    const { component, page, props, caller, context } = tag
    const { counts } = component
    const marks = toMarks(slots)
    if (inspected !== undefined) marks[inspected] = slots[inspected]
    const run = page.compileComponent(component.path)
    const learnt = await trace(page, context, (traced) =>
      run(traced.page, traced.toState(props, marks, caller), traced.toContext()),
    )
    if (typeof learnt === 'string') {
      counts.refused++
      if (counts.refused >= MAX_REFUSED && counts.remembered === 0) component.refusal = learnt
      entries.set(key, 'refused', key.length + ENTRY)
      return giveUp(tag, slots, learnt)
    }
    counts.learnt++
    remember(key, learnt)
    return fill(tag, learnt.parts, slots)
  }

  const remember = (key: string, variant: Variant) => {
    const before = entries.get(key)
    const variants = Array.isArray(before) ? [...before, variant] : [variant]
    entries.set(key, variants, key.length + sizeOf(variants))
  }

  /** Puts the slots between the texts. */
  const fill = (tag: Tag, parts: string[], slots: Slots): Output => {
    if (parts.length === 1) return parts[0]!
    return fillSlots(parts, slots).catch((error) => fail({ ...tag, ...tag.component }, error))
  }

  const fold: Memory['fold'] = (number, page, context, run) => {
    if (traceOf(page)) return run(page, context)
    const entry = pending.get(number)
    if (entry === 'refused') return run(page, context)
    const variant = entry && findVariant(entry, page, context)
    if (variant) return variant.parts[0]!
    if (entry === undefined) pending.set(number, [], ENTRY)
    if (entry === undefined || entry.length >= MAX_VARIANTS) return run(page, context)
    return learnFold(number, entry, page, context, run)
  }

  const learnFold = async (
    number: number,
    variants: Variant[],
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ) => {
    const learnt = await trace(page, context, (traced) => run(traced.page, traced.toContext()))
    if (typeof learnt === 'string') {
      pending.set(number, 'refused', ENTRY)
      return run(page, context)
    }
    const [text = ''] = learnt.parts
    const known = [...variants, learnt]
    if (learnt.facts.length === 0) folds.set(number, text, text.length + ENTRY)
    else pending.set(number, known, sizeOf(known))
    return text
  }

  return {
    folds,
    render,
    fold,
    declare(component) {
      const counts = report.countsOf(component.label, component.refusal)
      components.set(component.path, { ...component, counts })
    },
    toFoldNumber(code) {
      let number = numbers.get(code)
      if (number !== undefined) return number
      numbers.set(code, (number = ++lastNumber), code.length + ENTRY)
      return number
    },
    get size() {
      return entries.size + seen.size + folds.size + pending.size + numbers.size
    },
  }
}

/** Runs a traced render. Returns its output, or the reason why it cannot be remembered. */
async function trace(
  page: Page,
  context: Context,
  run: (trace: Trace) => Output,
): Promise<Variant | string> {
  const traced = new Trace(page, context)
  try {
    const parts = splitAtMarks(await run(traced))
    if (traced.refusal !== null) return traced.refusal
    return parts ? { facts: traced.facts, parts } : 'it prints a slot twice'
  } catch {
    // The render that follows throws the error, if it was not the trace that caused it.
    return traced.refusal ?? 'it throws an error'
  } finally {
    traced.end()
  }
}

function findVariant(variants: Variant[], page: Page, context: Context): Variant | undefined {
  const shared = toShared(page)
  return variants.find(({ facts }) =>
    facts.every(({ read, value }) => read(shared, context) === value),
  )
}

function listInspected({ inspected }: Component, slots: Slots): string[] {
  const given = inspected ?? Object.keys(slots)
  return given.filter((name) => name !== '$context' && slots[name] !== undefined)
}

function sizeOf(variants: Variant[]): number {
  let size = ENTRY
  for (const { facts, parts } of variants) {
    size += facts.length * ENTRY
    for (const part of parts) size += part.length
  }
  return size
}

async function fillSlots(parts: string[], slots: Slots): Promise<string> {
  let text = parts[0]!
  for (let at = 1; at < parts.length; at += 2) {
    text += (await (slots[parts[at]!] as () => Output)()) + parts[at + 1]!
  }
  return text
}
