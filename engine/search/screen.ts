import { listEntries } from '../files/groups.ts'
import type { Catalog } from '../schema/catalog.ts'
import { dropStopWords, listPhrases, splitWords, toPhrase } from './words.ts'

/** What a described screen is made of: names of components, and of blocks that have most of them. */
type Screen = { pieces: string[]; blocks: string[] }

/** As many names as an assistant can weigh, and more than most screens need. */
const maxPieces = 12
const maxBlocks = 2
/** The points of a component whose own name is in the description, shared by equal names. */
const named = 3
/** The points of a component with one of its keywords in the description, shared likewise. */
const meant = 1
/** The points of a component that is in all blocks, and so in most screens. */
const usual = 1.5
/** The points of a component that the words of the library's vocabulary lead to. */
const described = 2
/** How much less the next component of the same words gets. */
const fading = 0.9
/** The points of a component in a block with one of the words. */
const inBlock = 0.25
/** The share of blocks that use a component that says nothing about any of them. */
const common = 0.6
/** The share of pieces that makes a block worth mentioning even without one of its words. */
const covered = 0.75

/**
 * Finds the components and blocks for a described screen, such as "invoice list with filters and
 * delete", best first. Returns null if the text describes none, or the library has no words for it.
 */
export function findScreen(catalog: Catalog, query: string): Screen | null {
  const { names, keywords, screens, shares, ...index } = toIndex(catalog)
  const words = splitWords(query)
  if (!screens.size || dropStopWords(words).length < 2) return null
  const spoken = new Set([...dropStopWords(words), ...listPhrases(words)])
  const points = new Map<string, number>()
  const add = (name: string, more: number) => points.set(name, (points.get(name) ?? 0) + more)
  let isScreen = false
  for (const word of spoken) {
    const own = names.get(word) ?? []
    for (const name of own) add(name, named / own.length)
    const others = keywords.get(word) ?? []
    for (const name of others) add(name, meant / others.length)
    const heard = screens.get(word) ?? []
    isScreen ||= heard.length > 0
    // A word of many kinds of screens says less about each of them.
    const share = described / heard.length ** 0.3
    for (const pieces of heard) {
      pieces.forEach((piece, index) => add(piece, share * fading ** index))
    }
  }
  if (!isScreen) return null
  const blocks = index.blocks.map((block) => {
    return { ...block, heard: [...block.words].filter((word) => spoken.has(word)).length }
  })
  for (const { special, heard } of blocks) {
    for (const name of special) add(name, Math.min(heard, 2) * inBlock)
  }
  for (const name of points.keys()) add(name, usual * (shares.get(name) ?? 0))
  const found = [...points].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const pieces = found.slice(0, maxPieces)
  return { pieces, blocks: rankBlocks(blocks, pieces) }
}

/** Returns the names of the blocks with most of the words and pieces, best first. */
function rankBlocks(
  blocks: readonly (SpokenBlock & { heard: number })[],
  pieces: readonly string[],
): string[] {
  return blocks
    .map(({ name, uses, heard }) => {
      const share = pieces.filter((piece) => uses.includes(piece)).length / pieces.length
      return { name, fits: heard > 0 || share >= covered, points: heard + share }
    })
    .filter(({ fits }) => fits)
    .sort((a, b) => b.points - a.points)
    .slice(0, maxBlocks)
    .map(({ name }) => name)
}

/** A block with the words that name it, and its less common components. */
type SpokenBlock = { name: string; uses: string[]; special: string[]; words: ReadonlySet<string> }

/** The components with each phrase as name or keyword, and the lists of pieces that it leads to. */
type Index = {
  names: Map<string, string[]>
  keywords: Map<string, string[]>
  screens: Map<string, string[][]>
  /** The share of blocks that use a component */
  shares: Map<string, number>
  blocks: SpokenBlock[]
}

const indexes = new WeakMap<Catalog, Index>()

function toIndex(catalog: Catalog): Index {
  const known = indexes.get(catalog)
  if (known) return known
  const shares = toShares(catalog)
  const blocks = toSpokenBlocks(catalog, shares)
  const index: Index = {
    names: new Map(),
    keywords: new Map(),
    screens: new Map(),
    shares,
    blocks,
  }
  for (const { name, title, keywords } of listEntries(catalog)) {
    const [component] = name.split('.')
    // The title of a part, such as "Card header", says no more than a keyword.
    const isPart = name !== component
    const own = new Set(isPart ? [] : [title, name].map(toPhrase))
    for (const phrase of own) put(index.names, phrase, component!)
    for (const phrase of new Set([title, name, ...keywords].map(toPhrase))) {
      const isKnown = own.has(phrase) || index.keywords.get(phrase)?.includes(component!)
      if (!isKnown) put(index.keywords, phrase, component!)
    }
  }
  for (const { words, pieces } of catalog.vocabulary?.screens ?? []) {
    const list = pieces.split(', ')
    for (const phrase of new Set(words.split(', ').map(toPhrase))) put(index.screens, phrase, list)
  }
  indexes.set(catalog, index)
  return index
}

function toShares({ blocks }: Catalog): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { uses } of blocks) {
    for (const name of new Set(uses)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return new Map([...counts].map(([name, count]) => [name, count / blocks.length]))
}

function toSpokenBlocks({ blocks }: Catalog, shares: ReadonlyMap<string, number>): SpokenBlock[] {
  const isSpecial = (name: string) => !name.includes('.') && shares.get(name)! < common
  return blocks.map(({ name, title, keywords, uses }) => ({
    name,
    uses,
    special: uses.filter(isSpecial),
    words: new Set([...dropStopWords(splitWords(title)), ...keywords.map(toPhrase)]),
  }))
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value])
}
