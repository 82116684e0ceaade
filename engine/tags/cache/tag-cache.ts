import { edgeGlobals } from 'edge.js'
import {
  type Caller,
  type Context,
  emptySlot,
  type Page,
  type Slots,
  toComponentState,
} from '../runtime/page.ts'
import { analyseTemplate, type TemplateFacts } from './analyse-template.ts'
import { BoundedCache } from './bounded-cache.ts'
import { toCacheKey } from './cache-key.ts'
import { copyProps, hasObject } from './plain-value.ts'
import { Refusal, toReason } from './reasons.ts'
import { Recording, recordingOf } from './recording.ts'
import { type Counts, createReport } from './report.ts'
import { fillFrom, hasMark, splitAtMarks, toMarks } from './slot-marks.ts'
import { findVariant, MAX_VARIANTS, OVERHEAD, sizeOf, type Variant } from './variants.ts'

/** Maximum size of everything that is cached, in bytes. */
const LIMIT = 16_000_000
/** Maximum length of a slot's text that is part of a key. */
const MAX_SLOT_LENGTH = 2000
/** After so many refused renders without a cached one, a component is given up. */
const MAX_REFUSED = 50

/** Synchronous if nothing has to be awaited. */
export type Output = string | Promise<string>

/** A component, as its compiled template declares it. */
export interface DeclaredComponent {
  path: string
  label: string
  filename: string
  /** The text of the template. */
  template: string
  /** Whether its class, if it has one, computes from nothing but the props and attributes. */
  isPure: boolean
}

interface Component extends DeclaredComponent {
  facts: TemplateFacts | null
  counts: Counts
}

/** One use of a component. */
export interface Tag {
  page: Page
  path: string
  props: Record<string, unknown>
  slots: Slots
  caller: Caller
  context: Context
}

/** A tag whose slot throws an error. */
export type FailedTag = Pick<Tag, 'caller' | 'props' | 'path'> & { label: string; filename: string }

/** Caches the output of tags. All requests share it. */
export class TagCache {
  readonly #components = new Map<string, Component>()
  readonly #entries: BoundedCache<string, Variant[] | 'refused'>
  /** Keys that were rendered once. Many pages are rendered only once. */
  readonly #seen: BoundedCache<string, true>
  readonly #report = createReport()
  readonly #fail: (tag: FailedTag, error: unknown) => never
  readonly #onChange: () => void

  /**
   * @param fail rethrows an error in a slot as an error at the tag
   * @param onChange is called when a template has changed
   * @param limit maximum size of what is cached, in bytes
   */
  constructor(
    fail: (tag: FailedTag, error: unknown) => never,
    onChange: () => void = () => {},
    limit = LIMIT,
  ) {
    this.#fail = fail
    this.#onChange = onChange
    this.#entries = new BoundedCache((limit * 3) / 4)
    this.#seen = new BoundedCache(limit / 4)
  }

  /** The size of what is cached, in bytes. */
  get size(): number {
    return this.#entries.size + this.#seen.size
  }

  /** Declares a component when its template is compiled. */
  declare(component: DeclaredComponent): void {
    const before = this.#components.get(component.path)
    if (before && before.template !== component.template) {
      this.#entries.clear()
      this.#seen.clear()
      this.#onChange()
    }
    const counts = this.#report.countsOf(component.label)
    this.#components.set(component.path, { ...component, facts: null, counts })
  }

  /**
   * Renders a tag, or returns its cached output.
   * @param literalKey the key of a tag whose attributes have no expressions
   */
  render(tag: Tag, literalKey?: string): Output {
    const recording = recordingOf(tag.page)
    const component = this.#find(tag)
    const facts = component && this.#factsOf(component, tag.page)
    if (recording) return this.#renderRecorded(tag, facts, recording)
    if (!component || !facts || facts.refusal !== null) {
      if (component) this.#countRefusal(component, facts?.refusal ?? null)
      return renderAnew(tag)
    }
    const { slots, path } = tag
    let props: Record<string, unknown> | null = tag.props
    if (literalKey === undefined && hasObject(props)) {
      // The content of the tag could change the object before the component reads it.
      const isAlone = Object.values(slots).every(
        (slot) => slot === emptySlot || slot === slots.$context,
      )
      props = isAlone ? copyProps(props) : null
    } else if (literalKey === undefined) props = copyProps(props)
    const key = literalKey ?? (props && toCacheKey(path, props, slots))
    if (key === null) return this.#giveUp(component, tag, toReason('attribute'))
    Object.assign(slots.$context!, facts.injected)
    const { inspected } = facts
    if (inspected !== null && slots[inspected] !== undefined) {
      return this.#renderByText(component, { ...tag, props: props! }, key, inspected)
    }
    return this.#renderByKey(component, { ...tag, props: props! }, key)
  }

  #find({ page, path }: Tag): Component | undefined {
    const known = this.#components.get(path)
    // Compiling the template declares the component.
    if (!known) page.compileComponent(path)
    return known ?? this.#components.get(path)
  }

  #factsOf(component: Component, page: Page): TemplateFacts {
    if (component.facts) return component.facts
    const facts = analyseTemplate(String(page.compileComponent(component.path)))
    if (!component.isPure) facts.refusal ??= toReason('class')
    return (component.facts = facts)
  }

  #countRefusal({ counts }: Component, reason: string | null): void {
    counts.rendered++
    counts.reason ??= reason
  }

  #giveUp(component: Component, tag: Tag, reason: string): Output {
    this.#countRefusal(component, reason)
    return renderAnew(tag)
  }

  /** Renders a tag inside of a recorded render, whose facts then include those of the tag. */
  #renderRecorded(tag: Tag, facts: TemplateFacts | undefined, recording: Recording): Output {
    if (!facts) return recording.refuse('read', tag.path)
    if (facts.refusal !== null) {
      recording.refusal ??= facts.refusal
      throw new Refusal(facts.refusal)
    }
    recordGlobals(recording, facts)
    const { slots } = tag
    for (const name of [facts.inspected, ...facts.trimmed]) {
      const show = name === null ? null : slots[name]
      if (typeof show !== 'function' || show === emptySlot) continue
      slots[name!] = async () => {
        const text = String(await show.call(slots))
        if (hasMark(text)) recording.refuse('innerSlot', name!)
        return text
      }
    }
    return renderAnew(tag)
  }

  /** Renders the slot that the component reads first: its text is part of the key. */
  #renderByText(component: Component, tag: Tag, key: string, name: string): Output {
    const { slots } = tag
    const render = (text: string) => {
      const rendered = { ...tag, slots: { ...slots, [name]: () => text } }
      if (text.length > MAX_SLOT_LENGTH) {
        return this.#giveUp(component, rendered, toReason('longSlot', name))
      }
      return this.#renderByKey(component, rendered, `${key}\n${text}`, name)
    }
    const fail = (error: unknown) => this.#fail({ ...tag, ...component }, error)
    let text: Output
    try {
      text = (slots[name] as () => Output)()
    } catch (error) {
      return fail(error)
    }
    return typeof text === 'string' ? render(text) : text.then(render, fail)
  }

  #renderByKey(component: Component, tag: Tag, key: string, inspected?: string): Output {
    const { counts } = component
    const entry = this.#entries.get(key)
    const variant = Array.isArray(entry) ? findVariant(entry, tag.page) : undefined
    if (variant) {
      counts.cached++
      return this.#fill(component, tag, variant.parts)
    }
    const isNew = entry === undefined && this.#seen.get(key) === undefined
    if (isNew) this.#seen.set(key, true, OVERHEAD + 2 * key.length)
    if (isNew || entry === 'refused' || (entry?.length ?? 0) >= MAX_VARIANTS) {
      counts.rendered++
      return renderAnew(tag)
    }
    return this.#renderToCache(component, tag, key, inspected)
  }

  /** Renders a tag with marks in the place of its slots, and caches the output. */
  async #renderToCache(
    component: Component,
    tag: Tag,
    key: string,
    inspected?: string,
  ): Promise<string> {
    const { page, slots } = tag
    const { counts } = component
    const recording = new Recording(page)
    recordGlobals(recording, component.facts!)
    let output: string
    try {
      const marked = { ...tag, page: recording.page, slots: toMarks(slots, inspected) }
      output = await renderAnew(marked)
    } catch {
      // The render that follows throws the error, if it was not the recording that caused it.
      const reason = recording.refusal ?? toReason('error')
      counts.refused++
      if (counts.refused >= MAX_REFUSED && counts.cached === 0) {
        component.facts = { ...component.facts!, refusal: reason }
      }
      this.#entries.set(key, 'refused', OVERHEAD + 2 * key.length)
      return this.#giveUp(component, tag, reason)
    }
    counts.added++
    const variant = { facts: recording.facts, parts: splitAtMarks(output) }
    const before = this.#entries.get(key)
    const variants = Array.isArray(before) ? [...before, variant] : [variant]
    this.#entries.set(key, variants, 2 * key.length + sizeOf(variants))
    return this.#fill(component, tag, variant.parts)
  }

  /** Puts the slots between the texts. */
  #fill(component: Component, tag: Tag, parts: readonly string[]): Output {
    if (parts.length === 1) return parts[0]!
    const { trimmed } = component.facts!
    const fail = (error: unknown) => this.#fail({ ...tag, ...component }, error)
    try {
      const output = fillFrom(1, parts[0]!, { parts, slots: tag.slots, trimmed })
      return typeof output === 'string' ? output : output.catch(fail)
    } catch (error) {
      return fail(error)
    }
  }
}

function renderAnew({ page, path, props, slots, caller, context }: Tag): Output {
  const show = slots.main
  // Without the cache, a slot with content is asynchronous, so it is here too.
  if (typeof show === 'function' && show !== emptySlot) {
    slots.main = async function () {
      return show.call(this) as Output
    }
  }
  return page.compileComponent(path)(page, toComponentState(page, props, slots, caller), context)
}

/** Records whether the globals of Edge that a template calls are those that came with Edge. */
function recordGlobals(recording: Recording, { globals }: TemplateFacts): void {
  for (const name of globals) {
    const stock: unknown = edgeGlobals[name as keyof typeof edgeGlobals]
    const isStock = recording.read((shared) => shared[name] === stock)
    if (!isStock) recording.refuse('read', name)
  }
}
