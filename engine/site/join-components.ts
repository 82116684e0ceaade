import type { ParsedComponent } from '../library/component/parse-component.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { toProblem, type Problem } from '../problem/problem.ts'
import type { Component, SubComponent, Example } from '../schema/component.ts'
import type { Script } from '../schema/catalog.ts'
import { scanTags } from '../tags/index.ts'
import type { Page } from './sources.ts'

/** A parsed component and the path of its template, for messages. */
type LocatedComponent = ParsedComponent & { file: string }

/**
 * Adds sub-components to their parents, and events to the components whose script sends them. Sorts
 * by category, then by name.
 */
export function joinComponents(
  parsed: LocatedComponent[],
  { categories, scripts }: { categories: string[]; scripts: Script[] },
  report: (problem: Problem) => void,
): Component[] {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en')
  const tops = parsed.filter(({ name }) => !name.includes('.'))
  const names = tops.map(({ name }) => name)
  for (const { name, file } of parsed) {
    const parent = name.split('.')[0]!
    if (names.includes(parent)) continue
    report(
      toProblem({
        file,
        line: 1,
        cannot: 'find the parent of sub-component',
        value: name,
        expected: [`a component \`${parent}\``],
        fix: `Add \`${parent}.edge\` beside the folder, or move the template.`,
      }),
    )
  }
  for (const { name, file, deprecated } of parsed) {
    const { replacement } = deprecated ?? {}
    const found = parsed.find((other) => other.name === replacement)
    if (replacement === undefined || (found && !found.deprecated)) continue
    const stay = parsed.flatMap((one) => (one.deprecated ? [] : one.name))
    const nearest = found ? null : findNearest(replacement, stay)
    report(
      toProblem({
        file,
        line: 1,
        cannot: `replace component \`${name}\` with`,
        value: replacement,
        expected: ['a component that is not deprecated'],
        fix: nearest ? toSuggestion(`\`${nearest}\``) : 'Correct the `@deprecated` line.',
      }),
    )
  }
  return tops
    .map(({ file, parentRequired, parentUnless, counterpart, ...component }) => ({
      ...component,
      events: findEvents(component.script, file, scripts, report),
      subComponents: parsed
        .filter(({ name }) => name.startsWith(`${component.name}.`))
        .sort(byName)
        .map(toSubComponent),
      examples: [],
    }))
    .sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || byName(a, b))
}

function findEvents(
  name: string | null,
  file: string,
  scripts: Script[],
  report: (problem: Problem) => void,
): Component['events'] {
  if (!name) return []
  const script = scripts.find((candidate) => candidate.name === name)
  if (!script) {
    const known = scripts.map((candidate) => candidate.name)
    const nearest = findNearest(name, known)
    report(
      toProblem({
        file,
        line: 1,
        cannot: 'find script',
        value: name,
        expected: known.length ? known : ['no script: the library has none'],
        fix: nearest ? toSuggestion(`\`${nearest}\``) : 'Correct the `@script` line.',
      }),
    )
  }
  return (script?.events ?? []).map(({ name, type, description }) => ({
    name,
    ...(type && { detail: type }),
    description,
  }))
}

function toSubComponent({
  file,
  category,
  events,
  script,
  accessibility,
  ...part
}: LocatedComponent): SubComponent {
  return part
}

/** Returns the component with the live examples of its page. */
export function joinExamples(component: Component, pages: Page[]): Component {
  const page = pages.find(({ route }) => route.component === component.name)
  const namespace = component.tag.slice('x-'.length, component.tag.indexOf('::'))
  const examples = (page?.examples ?? []).map(({ id, title, description, code }): Example => ({
    id,
    title,
    description,
    code,
    language: 'edge',
    uses: listUses(code, namespace),
  }))
  return { ...component, examples }
}

/** Lists the components in a piece of code by name, without duplicates, in order of appearance. */
export function listUses(code: string, namespace: string): string[] {
  const tags = scanTags(code, { namespaces: [namespace] })
  return [...new Set(tags.flatMap(({ component }) => component ?? []))]
}
