import type { ToolAnswer, ToolInput } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import { findEach } from './components.ts'
import { type ExamplesAnswer, findExample, maxCharacters, toExamplesAnswer } from './examples.ts'

type Shown = ExamplesAnswer['examples'][number]

/**
 * Returns the examples of several pages: those with the wanted ids or titles, or as many as fit.
 * What does not exist is in `unknown`; throws a LookupError if nothing is left.
 */
export function toExampleListAnswer(
  catalog: Catalog,
  { names, examples, limit }: ToolInput<'get_component_examples'>,
): ToolAnswer<'get_component_examples'> {
  const wanted = [...new Set(names)]
  const most = examples ? Infinity : Math.floor(maxCharacters / wanted.length)
  const pages = findEach(wanted, (name) =>
    toExamplesAnswer(catalog, { name, ...(!examples && { limit }) }, most),
  )
  if (!examples) return toAnswer(pages.found, pages.unknown)
  const all = pages.found.flatMap((page) => page.examples)
  const picked = findEach([...new Set(examples)], (one) => findExample(all, one))
  const isPicked = ({ id, title }: Shown) =>
    picked.found.some((one) => one.id === id || one.title === title)
  let left = maxCharacters
  let isFirst = true
  const results = pages.found.flatMap((page) => {
    const shown: Shown[] = []
    const more: string[] = []
    for (const example of page.examples.filter(isPicked)) {
      left -= JSON.stringify(example).length
      if (left > 0 || isFirst) shown.push(example)
      else more.push(example.id)
      isFirst = false
    }
    if (!shown.length && !more.length) return []
    return { ...page, examples: shown, ...(more.length && { more }) }
  })
  return toAnswer(results, [...pages.unknown, ...picked.unknown])
}

function toAnswer(
  results: ToolAnswer<'get_component_examples'>['results'],
  unknown: string[],
): ToolAnswer<'get_component_examples'> {
  return { results, ...(unknown.length && { unknown }) }
}
