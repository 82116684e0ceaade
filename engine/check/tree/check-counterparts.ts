import type { Token } from 'edge.js/types'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import type { Entry, SubComponent } from '../../schema/component.ts'
import type { Placed } from '../check-tags.ts'
import { isOpaque, type PlacedOf } from './template-tree.ts'
import type { Report } from '../template-problem.ts'

type Counterpart = NonNullable<SubComponent['counterpart']>

/** A sub-component with a counterpart; its value is null if it is only known when rendered. */
type Part = { placed: Placed; counterpart: Counterpart; value: string | null }

/** The parts in one parent. They may have others if something renders what the template has not. */
type Group = { parent: string; parts: Part[]; isOpen: boolean }

/** Reports sub-components without the one that they need, such as a tab without its panel. */
export function checkCounterparts(
  tokens: readonly Token[],
  placedOf: PlacedOf,
  report: Report,
): void {
  const groups: Group[] = []
  // A list instead of recursion, because blocks may be nested without limit.
  const left: [tokens: readonly Token[], group: Group | null][] = [[tokens, null]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [siblings, around] = next
    for (const token of siblings) {
      if (around && isOpaque(token, placedOf)) around.isOpen = true
      if (token.type !== 'tag') continue
      const placed = placedOf(token)
      const part = placed?.entry && toPart(placed, placed.entry)
      if (part && around && part.placed.entry!.tag.startsWith(`${around.parent}.`)) {
        around.parts.push(part)
      }
      let group = around
      if (placed?.entry && hasCounterparts(placed.entry)) {
        group = { parent: placed.entry.tag, parts: [], isOpen: placed.use.isOpen }
        groups.push(group)
      }
      left.push([token.children, group])
    }
  }
  for (const group of groups) if (!group.isOpen) checkGroup(group, report)
}

function hasCounterparts(entry: Entry): boolean {
  return 'subComponents' in entry && entry.subComponents.some(({ counterpart }) => counterpart)
}

function toPart(placed: Placed, entry: Entry): Part | null {
  if (!('counterpart' in entry) || !entry.counterpart) return null
  const { counterpart } = entry
  const { values = [] } = placed.use.given.find(({ key }) => key === counterpart.prop) ?? {}
  const isKnown = values.length === 1 && !placed.use.isOpen
  return { placed, counterpart, value: isKnown ? String(values[0]) : null }
}

function checkGroup({ parent, parts }: Group, report: Report): void {
  if (parts.some(({ value }) => value === null)) return
  const valuesOf = new Map<string, Set<string>>()
  for (const { placed, value } of parts) {
    const values = valuesOf.get(placed.entry!.name) ?? new Set()
    valuesOf.set(placed.entry!.name, values.add(value!))
  }
  const meant = new Set<string>()
  for (const { placed, counterpart, value } of parts) {
    const { entry, use } = placed
    const { name, prop } = counterpart
    const others = valuesOf.get(name) ?? new Set()
    // A disabled one is never used.
    if (others.has(value!) || use.given.some(({ key }) => key === 'disabled')) continue
    const free = [...others].filter((other) => !valuesOf.get(entry!.name)!.has(other))
    // A typo in one of two is one problem.
    if (meant.has(`${entry!.name} ${value}`)) continue
    const nearest = findNearest(value!, free)
    if (nearest !== null) meant.add(`${name} ${nearest}`)
    const [, local = name] = /\.(.+)$/.exec(name) ?? []
    const wanted = `<${parent}.${local} ${prop}="${value}">`
    report('missing-counterpart', use, {
      message: `${use.label} has no ${wanted}`,
      suggestion: nearest
        ? toSuggestion(`\`${prop}="${nearest}"\``)
        : `Add \`${wanted}\` inside <${parent}>.`,
    })
  }
}
