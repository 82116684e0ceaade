import { EdgeError } from 'edge.js'
import { toSuggestion } from '../problem/suggestion.ts'
import { toAttributeName } from '../tags/props/prop.ts'
import { findPropsArgument } from '../tags/props/props-argument.ts'
import { parseProps } from '../tags/props/parse-props.ts'
import { describeUndefined, toBooleanLabel } from '../tags/props/undefined-variable.ts'
import type { CheckedTag } from './check-tags.ts'
import type { CheckedText } from './checked-text.ts'
import { findSafeName } from './safe-name.ts'
import type { Report } from './template-problem.ts'

/**
 * Reports misspelt props of a component that are passed on to a prop or attribute that is true or
 * false: any other would be seen in the page. Only a component with `@props` declares its variables,
 * and the application may share others with all templates. So a name is only reported if it is
 * nowhere else in the template, and certainly stands for a declared one.
 */
export function checkVariables(
  { text }: CheckedText,
  tags: readonly CheckedTag[],
  report: Report,
): void {
  const declared = listDeclared(text)
  if (declared.length === 0) return
  for (const { placed } of tags) {
    for (const { key, variable, isShorthand, from, to } of placed?.use.given ?? []) {
      if (variable === null || isShorthand || variable.includes('.')) continue
      const prop = placed!.entry?.props.find(({ name }) =>
        [name, toAttributeName(name)].includes(key),
      )
      const label = placed!.entry && toBooleanLabel(key, prop)
      if (!label || declared.includes(variable) || count(text, variable) > 1) continue
      const meant = findSafeName(variable, declared)
      if (meant === null || isPlural(meant, variable)) continue
      report(
        'undefined-variable',
        { from, to },
        {
          message: describeUndefined(variable, label, placed!.use.label),
          suggestion: toSuggestion(`\`${meant}\``),
        },
      )
    }
  }
}

/** Lists the names of the props that a template declares. */
function listDeclared(text: string): string[] {
  const argument = findPropsArgument(text)
  if (!argument) return []
  try {
    return parseProps(argument.jsArg).map(({ name }) => name)
  } catch (error) {
    // An invalid declaration is reported where the template is compiled.
    if (error instanceof EdgeError) return []
    throw error
  }
}

/** Counts how often a word is in a text. */
function count(text: string, word: string): number {
  return text.split(new RegExp(`(?<![\\w$])${word}(?![\\w$])`)).length - 1
}

/** Whether one name is the plural of the other: `user`, which templates may share, and `users`. */
function isPlural(one: string, other: string): boolean {
  return `${one}s` === other || `${other}s` === one
}
