import { findBlock, findEntry } from '../search/entry.ts'
import { type Called, toCalledSentence } from '../catalog/called-sentence.ts'
import { toDocsUrl, toEntryUrl } from '../catalog/urls.ts'
import { findNearest } from '../problem/suggestion.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Example } from '../schema/component.ts'

/** Maximum characters of examples in an answer. `more` lists the ids of the others. */
export const maxCharacters = 9000

/** The examples of one page. */
export type ExamplesAnswer = ToolAnswer<'get_component_examples'>['results'][number]

/**
 * Returns the examples of a component's page, or the files of a block. For a sub-component, returns
 * those of its parent's page, starting with the examples that use it. Throws a LookupError for an
 * unknown name.
 * @param most maximum characters
 */
export function toExamplesAnswer(
  catalog: Catalog,
  { name: written, example, limit }: { name: string; example?: string; limit?: number },
  most = maxCharacters,
): ExamplesAnswer {
  const { name, page, docsUrl, all } = findExamples(catalog, written)
  const shown =
    example === undefined ? takeWithin(all.slice(0, limit), most) : [findExample(all, example)]
  const more = example === undefined ? all.slice(shown.length).map(({ id }) => id) : []
  return {
    name,
    page,
    docsUrl,
    total: all.length,
    examples: shown,
    ...(more.length && { more }),
  }
}

type Found = ExamplesAnswer['examples'][number]

/** Finds the examples of a component, or the files of a block. Their ids are their paths. */
function findExamples(
  catalog: Catalog,
  written: string,
): { name: string; page: string; docsUrl: string; all: Found[] } {
  const block = findBlock(catalog, written)
  if (block) {
    const { name, uses, files } = block
    const all = files.map(({ path, language, code, calls = [] }) => ({
      id: path,
      title: path,
      description: calls.length ? toCalledSentence(calls, toPlaces(catalog, calls)) : '',
      code,
      language,
      uses: language === 'edge' ? uses : [],
    }))
    return { name, page: name, docsUrl: toDocsUrl(catalog.library, `/${name}`), all }
  }
  const { component, subComponent } = findEntry(catalog, written)
  const { name } = subComponent ?? component
  const docsUrl = toEntryUrl(catalog.library, component)
  return { name, page: component.name, docsUrl, all: toSorted(component.examples, name) }
}

/** Names the sections, and the address of their page once. */
function toPlaces({ library }: Catalog, called: Called[]): string {
  const titles = called.map(({ title }) => `“${title}”`).join(' and ')
  const [page] = called[0]!.url.split('#')
  return `${titles} in ${toDocsUrl(library, page!)}`
}

function toSorted(examples: Example[], name: string): Example[] {
  const uses = (example: Example) => (example.uses.includes(name) ? 0 : 1)
  return examples.toSorted((a, b) => uses(a) - uses(b))
}

/** Returns at least the first example, and as many more as fit. */
function takeWithin(examples: Found[], most: number): Found[] {
  let left = most
  const end = examples.findIndex((example) => (left -= JSON.stringify(example).length) < 0)
  return end < 0 ? examples : examples.slice(0, Math.max(end, 1))
}

/** Finds an example by its id or title. Throws a LookupError if there is none. */
export function findExample<T extends Pick<Found, 'id' | 'title'>>(
  examples: readonly T[],
  wanted: string,
): T {
  const key = wanted.trim().toLowerCase()
  const found = examples.find(
    ({ id, title }) => id.toLowerCase() === key || title.toLowerCase() === key,
  )
  if (found) return found
  const ids = examples.map(({ id }) => id)
  const titles = examples.map(({ title }) => title)
  const nearest = findNearest(wanted, [...ids, ...titles])
  throw new LookupError('example', wanted, ids, nearest ? [nearest] : [])
}
