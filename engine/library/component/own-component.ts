import type { Component, SubComponent } from '../../schema/component.ts'
import { findPropsArgument } from '../../tags/index.ts'
import type { Problem } from '../../problem/problem.ts'
import { inferComponent } from './infer-component.ts'
import { parseComponent } from './parse-component.ts'

/** A folder of components outside of the library: of the application, or of another package. */
export type ComponentDisk = {
  namespace: string
  /** The category of its components in lists */
  category: string
  /** The package with the folder, or null for the application */
  package: string | null
  /** Names that it shares with every template */
  globals: ReadonlySet<string>
}

/** The template of a component outside of the library. */
export type OwnSource = {
  /** Dotted name in its namespace */
  name: string
  /** Path from the folder of the project, with slashes */
  file: string
  text: string
}

/** A component outside of the library, before sub-components are added to it. */
export type OwnEntry = Omit<Component, 'subComponents'> &
  Pick<SubComponent, 'parentRequired' | 'parentUnless' | 'counterpart'>

/**
 * Reads a component of the application or of another package from its template, without running it.
 * If the template declares no props, or declares them incorrectly, finds those that it reads.
 */
export function toOwnEntry(
  { name, file, text }: OwnSource,
  disk: ComponentDisk,
  report: (problem: Problem) => void,
): OwnEntry {
  const isDeclared = findPropsArgument(text) !== null
  let isBroken = false
  const parsed = parseComponent(
    { name, file, text, hasClass: false },
    { namespace: disk.namespace, categories: [disk.category] },
    (problem, subject) => {
      // What the header of a library's component must have is optional here.
      if (subject !== 'declaration') return
      isBroken = true
      report(problem)
    },
  )
  const inferred = !isDeclared || isBroken ? inferComponent(text, disk.globals) : null
  const hasHeader = (isDeclared || disk.package === null) && parsed.summary !== ''
  const summary = `Component in \`${file}\`.`
  return {
    ...parsed,
    name: `${disk.namespace}::${name}`,
    tag: disk.package === null ? parsed.tag : `${disk.namespace}.${name}`,
    category: disk.category,
    summary: toShort(hasHeader ? parsed.summary : summary),
    description: hasHeader ? parsed.description : summary,
    script: null,
    props: (inferred?.props ?? parsed.props).map((prop) => ({
      ...prop,
      description: prop.description || 'Declared without a comment.',
    })),
    slots: toSlots(text, parsed, inferred?.slots ?? null),
    attributes: toAttributes(parsed, inferred),
    examples: [],
    source: {
      file,
      ...(disk.package !== null && { package: disk.package }),
      ...(inferred && { inferred: true }),
    },
  }
}

/** Shortens a summary to the length that all summaries have. */
function toShort(summary: string): string {
  return summary.length > 100 ? `${summary.slice(0, 99)}…` : summary
}

/** Lists the documented slots, and those that the template also reads. */
function toSlots(
  text: string,
  { slots }: Pick<Component, 'slots'>,
  names: string[] | null,
): Component['slots'] {
  const known = slots.map((slot) => ({ ...slot, description: slot.description || 'Content.' }))
  const others = (names ?? inferComponent(text).slots).filter(
    (name) => !slots.some((slot) => slot.name === name),
  )
  const description = 'Found in the template.'
  return [...known, ...others.map((name) => ({ name, required: false, description }))]
}

function toAttributes(
  { attributes }: Pick<Component, 'attributes'>,
  inferred: { passThrough: boolean } | null,
): Component['attributes'] {
  const passThrough = attributes.passThrough || inferred?.passThrough === true
  return { passThrough, to: passThrough ? (attributes.to ?? 'root element') : null }
}

/**
 * Nests the entries of a folder: `card.header` belongs to `card`, if there is one. Sorted by name.
 */
export function toOwnComponents(entries: readonly OwnEntry[]): Component[] {
  const names = new Set(entries.map(({ name }) => name))
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const parts = Map.groupBy(sorted, ({ name }) => findTop(name, names))
  return sorted.flatMap((entry) => {
    if (findTop(entry.name, names) !== null) return []
    const { parentRequired: _, parentUnless: __, counterpart: ___, ...component } = entry
    return { ...component, subComponents: (parts.get(entry.name) ?? []).map(toSubComponent) }
  })
}

/** Returns the first component in whose folder another is, or null. */
function findTop(name: string, names: ReadonlySet<string>): string | null {
  for (let at = name.indexOf('.'); at >= 0; at = name.indexOf('.', at + 1)) {
    if (names.has(name.slice(0, at))) return name.slice(0, at)
  }
  return null
}

function toSubComponent(entry: OwnEntry): SubComponent {
  const {
    category: _,
    events: __,
    script: ___,
    accessibility: ____,
    examples: _____,
    ...sub
  } = entry
  return sub
}
