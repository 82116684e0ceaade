import { keep } from '../../../kit/scripts/live.ts'
import { act, settle } from './act.ts'
import { listChanges, readState, toKind, type State } from './read-state.ts'
import { swaps, type Swapper } from './swappers.ts'

/** How much of what people changed is left after updates, by kind, and everything that is different. */
export type Outcome = { kept: Record<string, [kept: number, possible: number]>; lost: string[] }

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

/** Acts on all examples at once, and updates them twice with the same HTML. */
async function checkAll(swapper: Swapper, html: string): Promise<Outcome> {
  const main = document.querySelector('main')!
  await settle()
  const server = readState(main)
  await act(main)
  const before = readState(main)
  const after = []
  for (let time = 0; time < 2; time++) {
    await swapAll(swapper, main, toRendered(html, time))
    await Promise.resolve()
    after.push(readState(document.querySelector('main')!))
  }
  compare(listChanges(server, before), before, ...after)
  return outcome
}

/**
 * Marks every element. Otherwise libraries would leave out most of them, because their HTML is the
 * same.
 */
function toRendered(html: string, time: number): string {
  return html.replaceAll(/<[a-z][\w-]*/g, `$& data-render="${time}"`)
}

/** Updates the examples at once; for Livewire each of them is a component. */
async function swapAll(swapper: Swapper, main: Element, html: string): Promise<void> {
  if (swapper !== 'Livewire') return void (await swaps[swapper](main, html))
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const updates = [...content.children].map(({ id, innerHTML }) =>
    swaps.Livewire(document.getElementById(id)!, innerHTML),
  )
  await Promise.all(updates)
}

Object.assign(window, { keep, live: { checkAll } })

declare global {
  interface Window {
    live: { checkAll: typeof checkAll }
  }
}
