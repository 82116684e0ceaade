import { keep } from '../../../kit/scripts/live.ts'
import { act, change, settle } from './act.ts'
import { listChanges, readState, toKind, type Kind, type State } from './read-state.ts'
import { swaps, type Libraries, type Swap, type Swapper } from './swappers.ts'

/** How much of what people changed is left after updates, by kind, and everything that is different. */
export type Outcome = {
  kept: Partial<Record<Kind, [kept: number, possible: number]>>
  lost: string[]
}

const outcome: Outcome = { kept: {}, lost: [] }

/** Counts what is as people left it, and lists what is not. */
function compare(changed: string[], before: State, ...after: State[]) {
  const differing = new Set(after.flatMap((state) => listChanges(before, state)))
  for (const key of changed) {
    const counts = (outcome.kept[toKind(key)] ??= [0, 0])
    counts[1]++
    if (!differing.has(key)) counts[0]++
  }
  for (const key of differing) {
    // A field that gets the focus gets a cursor, too.
    if (toKind(key) === 'selection' && !before.has(key)) continue
    const differences = after.map((state) => toDifference(before.get(key), state.get(key)))
    outcome.lost.push(`${key}: ${differences.find(Boolean)}`)
  }
}

/** The lines that only one of two states has. */
function toDifference(before = '', after = ''): string {
  if (before === after) return ''
  const [lines, others] = [before.split('\n'), after.split('\n')]
  const was = lines.filter((line) => !others.includes(line)).join(' ')
  return `${was} -> ${others.filter((line) => !lines.includes(line)).join(' ')}`
}

/** Acts on each page of examples, and updates it twice. The first page is there already. */
async function checkAll(swapper: Swapper, pages: string[]): Promise<Outcome> {
  for (const [index, html] of pages.entries()) {
    if (index) await show(html)
    await checkPage(swapper, html)
  }
  return outcome
}

/** Acts on all examples in the page, and updates them at once, twice. */
async function checkPage(swapper: Swapper, html: string): Promise<void> {
  // Some libraries replace it.
  const findMain = () => document.querySelector('main')!
  await settle()
  const server = readState(findMain())
  await act(findMain())
  const before = readState(findMain())
  const after = []
  for (let time = 0; time < 2; time++) {
    await swapAll(swapper, findMain(), html, time)
    await Promise.resolve()
    after.push(readState(findMain()))
  }
  compare(listChanges(server, before), before, ...after)
}

/**
 * Marks every element. Otherwise libraries would leave out most of them, because their HTML is the
 * same.
 */
function toRendered(html: string, time: number): string {
  return html.replaceAll(/<[a-z][\w-]*/g, `$& data-render="${time}"`)
}

/** Updates the examples at once. */
async function swapAll(
  swapper: Swapper,
  main: Element,
  served: string,
  time: number,
): Promise<void> {
  const html = toRendered(served, time)
  const swap: Swap = swaps[swapper]
  await swap(main, html, time)
}

function parse(html: string): Element[] {
  return [
    ...Object.assign(document.createElement('template'), { innerHTML: html }).content.children,
  ]
}

/**
 * Focuses or opens one thing after the other, and updates its example twice. Only this example is
 * in the page, because scripts and libraries look at all elements after each change. Unpoly and
 * Datastar find elements on the whole page, so there the other examples of a page are, too.
 */
async function checkEach(swapper: Swapper, pages: string[]): Promise<Outcome> {
  const isAlone = swapper !== 'Unpoly' && swapper !== 'Datastar'
  const known = new Set<string>()
  for (const html of pages) {
    const probes = Map.groupBy(listProbes(html, known), ({ example }) => example)
    if (!isAlone && probes.size) await show(html)
    for (const [example, indexes] of probes) {
      if (isAlone) await show(example.outerHTML)
      for (const { index } of indexes) await checkProbe(swapper, example, index)
    }
  }
  return outcome
}

/** Focuses or opens a thing, and updates its example twice. */
async function checkProbe(swapper: Swapper, example: Element, index: number): Promise<void> {
  if (isOption(example, index)) return
  const before = await prepare(example, index)
  const after = []
  for (let time = 0; time < 2; time++) {
    await update(swapper, example, time)
    after.push(readState(document.getElementById(example.id)!))
  }
  const changed = [...before.keys()].filter((key) => /(focus|selection)$/.test(key))
  const opened = [...before.keys()].filter(
    (key) => key.endsWith('popover') && before.get(key) === 'true',
  )
  compare([...changed, ...opened], before, ...after)
  close(document.getElementById(example.id)!)
}

/** Shows only these examples. */
async function show(html: string): Promise<void> {
  const main = document.querySelector('main')!
  main.innerHTML = html
  // These only know elements that they have inserted themselves.
  const { up, htmx } = window as unknown as Partial<Libraries>
  up?.hello(main)
  htmx?.process(main)
  await settle()
}

async function update(swapper: Swapper, { id, innerHTML }: Element, time: number): Promise<void> {
  const swap: Swap = swaps[swapper]
  await swap(document.getElementById(id)!, toRendered(innerHTML, time), time)
  await Promise.resolve()
}

const probed = 'a[href], button, input:not([type="hidden"]), textarea, select, summary, [popover]'

/** One element of each kind of every component that can have the focus or be open. */
function listProbes(html: string, known: Set<string>): { example: Element; index: number }[] {
  return parse(html).flatMap((example) =>
    [...example.querySelectorAll(probed)].flatMap((element, index) => {
      const { kit } = element.closest<HTMLElement>('[data-kit]')?.dataset ?? {}
      const [type, role] = ['type', 'role'].map((name) => element.getAttribute(name))
      const kind = [kit, element.localName, type, role, element.hasAttribute('popover')].join()
      if (known.has(kind)) return []
      known.add(kind)
      return [{ example, index }]
    }),
  )
}

/** Whether a script made an option of an element, so that people leave the focus in a text field. */
function isOption({ id }: Element, index: number): boolean {
  const element = document.getElementById(id)!.querySelectorAll<HTMLElement>(probed)[index]!
  reveal(element)
  return element.role === 'option'
}

/** Opens a popover or focuses a control of an example, and returns the state. */
async function prepare({ id }: Element, index: number): Promise<State> {
  const example = document.getElementById(id)!
  const element = example.querySelectorAll<HTMLElement>(probed)[index]!
  reveal(element)
  if (element.popover) element.showPopover()
  // Scripts move the focus into it.
  if (element.closest('[popover]')) await settle()
  if (!element.popover) {
    element.focus({ preventScroll: true })
    if (element.matches('input, textarea')) select(element as HTMLInputElement)
  }
  return readState(example)
}

/** Opens everything around an element. */
function reveal(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDialogElement && !around.open) around.showModal()
    if (around instanceof HTMLDetailsElement) around.open = true
    if (around.popover && !around.matches(':popover-open')) around.showPopover()
  }
}

function select(control: HTMLInputElement): void {
  if (control.selectionStart === null || control.readOnly) return
  change(control)
  control.setSelectionRange(1, 4)
}

function close(example: Element): void {
  for (const dialog of example.querySelectorAll('dialog')) dialog.close()
  for (const popover of example.querySelectorAll<HTMLElement>(':popover-open'))
    popover.hidePopover()
}

const fields = ['input[type="text"]', 'input[type="search"]', 'textarea']

/** The first example with each kind of text field, as the server sends it. */
const withFields = new Set<Element>()

/** Shows the first example with each kind of text field. */
async function showFields(pages: string[]): Promise<void> {
  const examples = pages.flatMap(parse)
  for (const field of fields) {
    withFields.add(examples.find((example) => example.querySelector(field))!)
  }
  await show([...withFields].map(({ outerHTML }) => outerHTML).join(''))
}

/** Focuses an empty text field of a kind, and returns its id. */
function enter(kind: number): string | undefined {
  if (kind === fields.length) return undefined
  const field = [...document.querySelectorAll<HTMLInputElement>(fields[kind]!)].find(
    (field) => field.id && field.checkVisibility() && !field.disabled && !field.readOnly,
  )!
  field.value = ''
  field.focus({ preventScroll: true })
  return field.id
}

/** Updates the example with a field, and returns the value of the field. */
async function updateAround(swapper: Swapper, id: string, time: number): Promise<string> {
  const example = document.getElementById(id)!.closest('.example')!
  await update(
    swapper,
    [...withFields].find((one) => one.id === example.id)!,
    time,
  )
  return (document.getElementById(id) as HTMLInputElement).value
}

const live = { checkAll, checkEach, showFields, enter, updateAround }
Object.assign(window, { keep, live })

declare global {
  interface Window {
    live: typeof live
  }
}
