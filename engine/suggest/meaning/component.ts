import { findNearestName, toLocalName, toPlainName, toQualifiedName } from '../names.ts'
import { toPhrase } from '../words.ts'
import { findPart, isPropFirst } from './part.ts'
import {
  exists,
  lookUp,
  type Meant,
  NO_EQUIVALENT,
  type VocabularyIndex,
  toKey,
  toMeant,
} from './vocabulary-index.ts'

export function findComponent(index: VocabularyIndex, written: string): Meant | null {
  const name = toPlainName(written)
  const inNamespace = findInNamespace(index, toQualifiedName(written), name)
  if (inNamespace) return inNamespace
  if (index.entries.has(name)) return { name }
  if (index.components.spelled.get(toKey(name))?.[0] === NO_EQUIVALENT) return null
  const [head, ...rest] = name.split('.')
  if (!rest.length)
    return findWhole(index, name) ?? findJoined(index, name) ?? findSpelled(index, name)
  const said = findSaid(index, name)
  if (said) return said
  const parent = findWhole(index, head!) ?? findSpelled(index, head!)
  if (!parent) return findWhole(index, name) ?? findSpelled(index, name)
  const part = findPart(index, index.entries.get(parent.name)!, rest.join('-'), isPropFirst)
  return part ?? findWhole(index, name) ?? findSpelledPart(index, name, parent.name) ?? parent
}

/** Finds a component of the application or another package in the namespace that is written. */
function findInNamespace(
  index: VocabularyIndex,
  qualified: string | null,
  name: string,
): Meant | null {
  if (qualified === null) return null
  const prefix = `${qualified.split('::')[0]}::`
  const entries = [...index.entries].filter(([one]) => one.startsWith(prefix))
  return entries.length ? findSpelled({ entries: new Map(entries) }, name) : null
}

/** Finds what a word of the vocabulary means. */
function findSaid({ entries, components }: VocabularyIndex, name: string): Meant | null {
  const said = lookUp(components, name).map(toMeant)
  return said.find((meant) => exists(entries, meant)) ?? null
}

/** Finds an entry by its name, a word of the vocabulary, or one of its keywords. */
function findWhole(index: VocabularyIndex, name: string): Meant | null {
  return findNamed(index, name) ?? findHeard(index, name)
}

function findNamed(index: VocabularyIndex, name: string): Meant | null {
  const { entries } = index
  if (entries.has(name)) return { name }
  const key = toKey(name)
  const isSaid = index.components.spelled.has(key)
  const own = [...entries.keys()].find((one) => toKey(one) === key)
  if (own !== undefined && !isSaid) return { name: own }
  const said = findSaid(index, name)
  if (said) return said
  const plural = [...entries.keys()].find((one) => [key, `${key}s`].includes(toKey(one)))
  return plural === undefined ? null : { name: plural }
}

function findHeard({ byPhrase }: VocabularyIndex, name: string): Meant | null {
  const names = byPhrase.get(toPhrase(name))
  if (!names) return null
  // A component explains more than a sub-component of another.
  return { name: names.find((one) => !one.includes('.')) ?? names[0]! }
}

function findSpelled({ entries }: Pick<VocabularyIndex, 'entries'>, name: string): Meant | null {
  const [head] = name.split('.')
  const names = [...entries.keys()].filter(
    (one) => name.includes('.') === one.includes('.') || toLocalName(one).startsWith(`${head}.`),
  )
  const nearest = findNearestName(name, names)
  return nearest !== null && toLocalName(nearest)[0] === name[0] ? { name: nearest } : null
}

/** Finds a sub-component of a known component, by its spelling. */
function findSpelledPart({ entries }: VocabularyIndex, name: string, parent: string): Meant | null {
  const part = name.slice(name.indexOf('.') + 1)
  const parts = [...entries].filter(([one]) => one.startsWith(`${parent}.${part[0]}`))
  return findSpelled({ entries: new Map(parts) }, `${parent}.${part}`)
}

/** Finds a name whose words are those of a component and a part, `card-title`, `text-field`. */
function findJoined(index: VocabularyIndex, name: string): Meant | null {
  const words = name.split('-')
  if (words.length < 2) return null
  const starts = words
    .slice(1)
    .map((_, index) => words.slice(0, words.length - 1 - index).join('-'))
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join('-'))
  for (const start of starts) {
    const parent = findWhole(index, start)
    const part = name.slice(start.length + 1)
    const dotted = findSaid(index, `${parent?.name}.${part}`)
    if (dotted) return dotted
    const found = parent && findPart(index, index.entries.get(parent.name)!, part, isPropFirst)
    if (found) return found
    // The rest names a part that all components may have. Pictures are something on their own.
    const parts = index.entries.has(part) ? [] : lookUp(index.parts, part)
    if (parent && parts.length && !parts.includes('[src]')) return { name: parent.name }
  }
  for (const find of [findNamed, findHeard]) {
    for (const word of [...ends, ...starts]) {
      const found = find(index, word)
      if (found) return found
    }
  }
  return null
}
