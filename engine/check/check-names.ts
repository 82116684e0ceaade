import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import type { Entry } from '../schema/component.ts'
import type { Prop } from '../tags/index.ts'
import { toAttributeName } from '../tags/props/prop.ts'
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

/** Lists names of a project, when they are needed. */
export type ProjectNames = {
  /** Of the icon sets */
  icons: () => readonly string[]
  /** As far as the code of the project tells them */
  routes: () => readonly string[]
}

/**
 * Reports names of icons in tags that are neither in the icon sets nor in the project's
 * configuration, and names of routes that are nearly those of another one.
 */
export function checkNames(
  tags: readonly CheckedTag[],
  { entries }: CheckedLibrary,
  names: ProjectNames,
  report: Report,
): void {
  let icons: Set<string> | null = null
  for (const { placed } of tags) {
    // Other components may draw icons of their own.
    if (!placed?.entry || placed.entry.source) continue
    for (const { key, values, from, to } of placed.use.given) {
      const prop = placed.entry.props.find(
        ({ name }) => name === key || toAttributeName(name) === key,
      )
      if (!prop) continue
      const texts = values.filter((value) => typeof value === 'string' && value !== '') as string[]
      for (const text of prop.name === 'route' ? texts : []) {
        const nearest = findNearRoute(text, names.routes())
        if (!nearest) continue
        report(
          'invalid-value',
          { from, to },
          {
            severity: 'warning',
            message: `Unknown route ${JSON.stringify(text)} for prop "route"`,
            suggestion: toSuggestion(`"${nearest}"`),
          },
        )
      }
      for (const text of isIconProp(prop, placed.entry) ? texts : []) {
        icons ??= new Set([...listOwnIcons(entries), ...names.icons()])
        if (icons.has(text)) continue
        const nearest = findNearest(text, [...icons])
        report(
          'invalid-value',
          { from, to },
          {
            message: `Unknown icon ${JSON.stringify(text)} for prop "${prop.name}"`,
            suggestion: nearest
              ? toSuggestion(`"${nearest}"`)
              : 'Use a name of the icon set, or add the icon to the configuration.',
          },
        )
      }
    }
  }
}

/**
 * Returns the route that was meant, or null if a route may well have this name: AdonisJS also names
 * routes after their controllers, and puts the name of a group in front.
 */
function findNearRoute(name: string, routes: readonly string[]): string | null {
  if (routes.some((route) => name === route || name.endsWith(`.${route}`))) return null
  const nearest = findNearest(name, routes)
  const parts = nearest?.split('.') ?? []
  const written = name.split('.')
  // A name with one wrong part is a mistake; with another action, it may be another route.
  const differing = written.filter((part, index) => part !== parts[index])
  const isTypo = differing.every((part) => !ACTIONS.has(part)) && written.length === parts.length
  return isTypo ? nearest : null
}

/** Names that controllers and resources give to their actions. */
const ACTIONS = new Set(['index', 'create', 'store', 'show', 'edit', 'update', 'destroy', 'handle'])

/** Lists the names of the icons in the project's configuration. */
function listOwnIcons(entries: CheckedLibrary['entries']): string[] {
  const icons = entries.get('icon')?.props.find(({ name }) => name === 'icons')?.default
  return typeof icons === 'object' && icons !== null ? Object.keys(icons) : []
}
