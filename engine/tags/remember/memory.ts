import {
  type Caller,
  type Context,
  type Page,
  type Slots,
  toComponentState,
} from '../runtime/page.ts'
import { createFolds, type Folds } from './folds.ts'
import {
  type Entry,
  findVariant,
  learn,
  MAX_VARIANTS,
  OVERHEAD,
  type Output,
  sizeOf,
  type Variant,
} from './learn.ts'
import { toReason } from './reasons.ts'
import { createReport, type Counts } from './report.ts'
import { Store } from './store.ts'
import type { TemplateFacts } from './template-facts.ts'
import { toKey } from './to-key.ts'
import { toMarks, traceOf } from './trace.ts'

/** Maximum size of everything that is remembered, in characters. */
const LIMIT = 8_000_000
/** Maximum length of a slot's text that is part of a key. */
const MAX_SLOT_LENGTH = 2000
/** After so many refused renders without a remembered one, a component is given up. */
const MAX_REFUSED = 50

/** A component, and what happened to its tags. */
export interface Component extends TemplateFacts {
  path: string
  label: string
  filename: string
  /** Whether it passes anything to its slots. */
  injects: boolean
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

/** Remembers the output of tags. All requests share it. */
export interface Memory {
  folds: Folds
  /** Declares a component when its template is compiled. */
  declare: (component: Omit<Component, 'counts' | 'injects'>) => void
  /**
   * Renders a tag, or returns the remembered text.
   * @param literalKey the key of a tag whose attributes have no expressions
   */
  render: (
    page: Page,
    path: string,
    props: Record<string, unknown>,
    slots: Slots,
    caller: Caller,
    context: Context,
    literalKey?: string,
  ) => Output
  /** The size of what is remembered, in characters. */
  readonly size: number
}

/**
 * Creates a memory. It is bounded: it forgets what was not used for the longest time.
 * @param fail rethrows an error in a slot as an error at the tag
 * @param limit maximum size of what is remembered, in characters
 */
export function createMemory(
  fail: (tag: FailedTag, error: unknown) => never,
  limit = LIMIT,
): Memory {
  const components = new Map<string, Component>()
  const entries = new Store<string, Entry>(limit / 2)
  const seen = new Store<string, true>(limit / 4)
  const folds = createFolds(limit / 4)
  const report = createReport()

  /** Forgets all texts, because a template has changed. */
  const forget = () => {
    for (const store of [entries, seen, folds]) store.clear()
  }

  const render: Memory['render'] = (page, path, props, slots, caller, context, literalKey) => {
    if (traceOf(page)) return renderTraced(page, path, props, slots, caller, context)
    let component = components.get(path)
    if (!component) {
      // Compiling the template declares the component.
      page.compileComponent(path)
      component = components.get(path)
    }
    if (!component || component.refusal !== null) {
      if (component) component.counts.rendered++
      return renderAnew(page, path, props, slots, caller, context)
    }
    const tag = { component, page, props, caller, context }
    const key = literalKey ?? toKey(path, props, slots)
    if (key === null) return giveUp(tag, slots, toReason('attribute'))
    if (component.injects) Object.assign(slots.$context!, component.injected)
    const inspected = listInspected(component, slots)
    if (inspected.length === 0) return recall(tag, key, slots)
    if (inspected.length > 1) return giveUp(tag, slots, toReason('severalSlots'))
    return recallBySlot(tag, key, slots, inspected[0]!)
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
  const recallBySlot = (tag: Tag, key: string, slots: Slots, name: string): Output => {
    if (entries.get(key) === 'refused') {
      return giveUp(tag, slots, toReason('slotUses', name))
    }
    if (seen.get(key) === undefined) return observe(tag, key, slots, name)
    let text: Output
    try {
      text = (slots[name] as () => Output)()
    } catch (error) {
      return fail({ ...tag, ...tag.component }, error)
    }
    if (typeof text === 'string') return recallByText(tag, key, slots, name, text)
    return text.then(
      (shown) => recallByText(tag, key, slots, name, shown),
      (error) => fail({ ...tag, ...tag.component }, error),
    )
  }

  const recallByText = (tag: Tag, key: string, slots: Slots, name: string, text: string) => {
    const rendered: Slots = { ...slots, [name]: () => text }
    if (text.length > MAX_SLOT_LENGTH) return giveUp(tag, rendered, toReason('longSlot', name))
    return recall(tag, `${key}\n${text}`, rendered, name)
  }

  /** Renders a tag, and finds out whether it uses a slot exactly once. */
  const observe = async (tag: Tag, key: string, slots: Slots, name: string) => {
    const { component, page, props, caller, context } = tag
    let uses = 0
    const show = slots[name] as (...data: unknown[]) => Output
    const counted: Slots = { ...slots }
    counted[name] = (...data: unknown[]) => {
      uses++
      return show.apply(counted, data)
    }
    component.counts.rendered++
    const text = await renderAnew(page, component.path, props, counted, caller, context)
    seen.set(key, true, key.length + OVERHEAD)
    if (uses !== 1) entries.set(key, 'refused', key.length + OVERHEAD)
    return text
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
    if (isNew) seen.set(key, true, key.length + OVERHEAD)
    if (isNew || entry === 'refused' || (entry?.length ?? 0) >= MAX_VARIANTS) {
      component.counts.rendered++
      return renderAnew(page, component.path, props, slots, caller, context)
    }
    return learnTag(tag, key, slots, inspected)
  }

  /** Renders a tag with marks in the place of its slots, and remembers the output. */
  const learnTag = async (tag: Tag, key: string, slots: Slots, inspected?: string) => {
    const { component, page, props, caller, context } = tag
    const { counts } = component
    const { marks, uses } = toMarks(slots, inspected)
    const run = page.compileComponent(component.path)
    const learnt = await learn(page, context, uses, (trace) =>
      run(trace.page, trace.toState(props, marks, caller), trace.toContext()),
    )
    if (typeof learnt === 'string') {
      counts.refused++
      if (counts.refused >= MAX_REFUSED && counts.remembered === 0) component.refusal = learnt
      entries.set(key, 'refused', key.length + OVERHEAD)
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
    try {
      const output = fillFrom(1, parts[0]!, parts, slots)
      if (typeof output === 'string') return output
      return output.catch((error) => fail({ ...tag, ...tag.component }, error))
    } catch (error) {
      return fail({ ...tag, ...tag.component }, error)
    }
  }

  return {
    folds,
    render,
    declare(component) {
      const before = components.get(component.path)
      if (before && before.template !== component.template) forget()
      const counts = report.countsOf(component.label, component.refusal)
      const injects = Object.keys(component.injected).length > 0
      components.set(component.path, { ...component, injects, counts })
    },
    get size() {
      return entries.size + seen.size + folds.size
    },
  }
}

function listInspected({ inspected }: Component, slots: Slots): string[] {
  if (inspected?.length === 0) return inspected
  const given = inspected ?? Object.keys(slots)
  return given.filter((name) => name !== '$context' && slots[name] !== undefined)
}

/** Adds the slots and texts from an index on. Waits only for slots that have to. */
function fillFrom(index: number, start: string, parts: string[], slots: Slots): Output {
  let text = start
  for (let at = index; at < parts.length; at += 2) {
    const slot = (slots[parts[at]!] as () => Output)()
    if (typeof slot !== 'string') {
      const before = text
      return slot.then((shown) => fillFrom(at + 2, before + shown + parts[at + 1]!, parts, slots))
    }
    text += slot + parts[at + 1]!
  }
  return text
}
