import type { Entry } from '../schema/component.ts'
import { findMeant } from '../suggest/meaning/find-meant.ts'
import { suggest } from '../suggest/suggest.ts'
import { findByName, toPlainName } from '../suggest/names.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import { findSafeName } from './safe-name.ts'
import type { Edit, Report } from './template-problem.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { Use } from './tag-use.ts'
import { toDeprecationText } from '../tags/props/deprecation.ts'
import { toCallName } from '../tags/scan/component-name.ts'

/**
 * Finds the component of a use, and reports it if it does not exist or is deprecated. `others` are
 * other places with its name, such as the closing tag; with null, the name cannot be fixed.
 */
export function checkComponent(
  use: Use,
  written: string,
  others: { from: number; to: number }[] | null,
  { catalog, namespace, commands, entries }: CheckedLibrary,
  report: Report,
): Entry | undefined {
  const found = entries.get(written)
  const rename = (name: string): { fix?: Edit[] } => {
    if (others === null) return {}
    const places = [{ from: use.nameFrom, to: use.nameTo }, ...others]
    const text = use.form === 'tag' ? name : toCalled(name, use)
    return { fix: places.map((place) => ({ ...place, text })) }
  }
  if (found) {
    const replacement = found.deprecated?.replacement
    if (found.deprecated) {
      report('deprecated', use, {
        message: `Deprecated component ${use.label}`,
        suggestion: toDeprecationText(found.deprecated),
        ...(replacement && entries.has(replacement) && rename(replacement)),
      })
    }
    return found
  }
  const names = [...entries.keys()]
  const named = findByName(catalog, toPlainName(written))
  const safe =
    (named && (named.subComponent ?? named.component).name) ?? findSafeName(written, names)
  const asked = { kind: 'component', written } as const
  const meant = safe === null ? findMeant(catalog, asked) : null
  const isPart = meant?.prop !== undefined || meant?.slot !== undefined
  const nearest = safe ?? (isPart ? null : (meant?.name ?? findNearest(written, names)))
  report(
    'unknown-component',
    { from: use.from, to: use.nameTo },
    {
      message: `Unknown component ${use.label}`,
      suggestion: nearest
        ? toSuggestion(
            use.form === 'tag' ? `<x-${namespace}::${nearest}>` : `"${toCalled(nearest, use)}"`,
          )
        : (suggest(catalog, asked) ??
          catalog.whereToLook ??
          `Run \`node ace ${commands}:list\` to list all components.`),
      ...(safe !== null && rename(safe)),
    },
  )
  return safe === null ? undefined : entries.get(safe)
}

/** Returns the name as used in `@acme.cardHeader()`, or in `@component('acme::card/header')`. */
function toCalled(name: string, { label }: Use): string {
  return label.startsWith('@component(') ? name.replaceAll('.', '/') : toCallName(name)
}
