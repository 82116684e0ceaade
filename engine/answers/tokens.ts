import { findNearest } from '../problem/suggestion.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { ToolAnswer, ToolInput } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { MeasuredTokenGroup } from '../schema/tokens.ts'
import { toTokenCss, toTokenVariable } from '../library/tokens/tokens-css.ts'

type Answer = ToolAnswer<'get_tokens'>
type Token = Answer['groups'][number]['tokens'][number]

/** Maximum number of characters of a query; the rest is ignored. */
const maxLength = 200

/**
 * Returns the design tokens by group. Without a filter, omits their values, which would be too
 * long. Throws a LookupError for an unknown group.
 */
export function toTokensAnswer(
  { library, tokens: groups }: Catalog,
  { group: wanted, query = '' }: ToolInput<'get_tokens'>,
): Answer {
  const words = query.trim().slice(0, maxLength).toLowerCase().split(/\s+/).filter(Boolean)
  const found = (wanted === undefined ? groups : [findGroup(groups, wanted)])
    .map((group) => ({
      name: group.name,
      description: group.description,
      tokens: toTokens(library, group).filter((token) => matches(token, words)),
    }))
    .filter(({ tokens }) => tokens.length)
  const total = countTokens(found)
  const isWhole = wanted === undefined && total > 0 && total === countTokens(groups)
  return {
    total,
    groups: isWhole ? found.map(withoutValues) : found,
    ...(isWhole && { note: 'Call get_tokens with a group or a query for values.' }),
    ...(!found.length && { note: toGroupsNote(groups) }),
  }
}

function countTokens(groups: { tokens: unknown[] }[]): number {
  return groups.reduce((total, { tokens }) => total + tokens.length, 0)
}

function withoutValues(group: Answer['groups'][number]): Answer['groups'][number] {
  return { ...group, tokens: group.tokens.map(({ name, variable }) => ({ name, variable })) }
}

function toGroupsNote(groups: MeasuredTokenGroup[]): string {
  const names = groups.map(({ name }) => name)
  return names.length ? `Groups: ${names.join(', ')}.` : 'This library has no tokens.'
}

function findGroup(groups: MeasuredTokenGroup[], wanted: string): MeasuredTokenGroup {
  const found = groups.find(({ name }) => name === wanted.trim().toLowerCase())
  if (found) return found
  const names = groups.map(({ name }) => name)
  const nearest = findNearest(wanted, names)
  throw new LookupError('token group', wanted, names, nearest ? [nearest] : [])
}

function toTokens(library: Catalog['library'], group: MeasuredTokenGroup): Token[] {
  const name = (token: { name: string }) => `${group.name}.${token.name}`
  const variable = (token: { name: string }) => toTokenVariable(library, group, token)
  if (group.type === 'color') {
    const oklch = (color: number[]) => `oklch(${color.join(' ')})`
    return group.tokens.map((token) => ({
      name: name(token),
      variable: variable(token),
      value: { light: oklch(token.light), dark: oklch(token.dark) },
      description: token.description,
      ...(token.pairsWith && { pairsWith: `${group.name}.${token.pairsWith}` }),
      ...(token.contrast && { contrast: token.contrast }),
    }))
  }
  const values = toTokenCss(group)
  return group.tokens.map((token, index) => ({
    name: name(token),
    variable: variable(token),
    value: values[index]!,
    ...(token.description && { description: token.description }),
  }))
}

function matches({ name, variable, description = '' }: Token, words: string[]): boolean {
  const text = `${name} ${variable} ${description}`.toLowerCase()
  return words.every((word) => text.includes(word))
}
