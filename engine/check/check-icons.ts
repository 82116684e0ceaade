import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import type { Entry } from '../schema/component.ts'
import type { Prop } from '../tags/index.ts'
import { toAttributeName } from '../tags/props/attribute-name.ts'
import type { CheckedTag } from './check-tags.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { Report } from './template-problem.ts'

/** Whether a prop takes the name of an icon. */
export function isIconProp(prop: Prop, { tag }: Pick<Entry, 'tag'>): boolean {
  if (prop.type.kind !== 'string') return false
  const isIcon = /(^|\.)icon$/.test(tag.replace('::', '.'))
  return (
    /icon$/i.test(prop.name) ||
    /^Name of the icon\b/.test(prop.description) ||
    (isIcon && prop.name === 'name')
  )
}

/**
 * Reports names of icons in tags that are neither in the icon sets nor in the project's
 * configuration.
 */
export function checkIcons(
  tags: readonly CheckedTag[],
  { entries }: CheckedLibrary,
  listIcons: () => readonly string[],
  report: Report,
): void {
  let known: Set<string> | null = null
  for (const { placed } of tags) {
    // Other components may draw icons of their own.
    if (!placed?.entry || placed.entry.source) continue
    for (const { key, values, from, to } of placed.use.given) {
      const prop = placed.entry.props.find(
        ({ name }) => name === key || toAttributeName(name) === key,
      )
      if (!prop || !isIconProp(prop, placed.entry)) continue
      for (const value of values) {
        if (typeof value !== 'string' || value === '') continue
        known ??= new Set([...listIcons(), ...listOwnIcons(entries)])
        if (known.has(value)) continue
        const nearest = findNearest(value, [...known])
        report(
          'invalid-value',
          { from, to },
          {
            message: `Unknown icon ${JSON.stringify(value)} for prop "${prop.name}"`,
            suggestion: nearest
              ? toSuggestion(`"${nearest}"`)
              : 'Use a name of the icon set, or add the icon to the configuration.',
          },
        )
      }
    }
  }
}

/** Lists the names of the icons in the project's configuration. */
function listOwnIcons(entries: CheckedLibrary['entries']): string[] {
  const icons = entries.get('icon')?.props.find(({ name }) => name === 'icons')?.default
  return typeof icons === 'object' && icons !== null ? Object.keys(icons) : []
}
