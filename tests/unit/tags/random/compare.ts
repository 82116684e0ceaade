import type { Edge } from 'edge.js'
import { createApplication, kitTags } from './application.ts'
import { Choices, shrink } from './choices.ts'
import type { RandomComponent } from './components.ts'
import type { Kind } from './kinds.ts'
import { type RandomPage, writePage } from './pages.ts'
import { createWorld, runIn, toShared, type World } from './world.ts'

/** A render whose output differs from that without the cache. */
export interface Difference {
  page: RandomPage
  world: World
  /** Output, or the error. */
  expected: string
  actual: string
}

/** What a run of pages found. */
export interface Result {
  differences: (Difference & { choices: readonly number[] })[]
  pages: number
  /** How many pages throw an error. */
  thrown: number
  messages: Map<string, number>
}

const VISITORS = ['ada', 'bob'] as const
/** Renders one after the other: cold, then warm. The two visitors take turns. */
const ROUNDS = 4
/** Renders at the same time, after these. */
const TOGETHER = 4

const listWorlds = () =>
  Array.from({ length: ROUNDS * 2 + TOGETHER }, (_, render) =>
    createWorld(VISITORS[render % 2]!, render),
  )

async function render(edge: Edge, { path, values }: RandomPage, world: World): Promise<string> {
  return runIn(world, async () => {
    const given = Object.fromEntries(values.map((make, index) => [`v${index}`, make(world)]))
    try {
      return await edge.share(toShared(world)).render(path, given)
    } catch (error) {
      return `throws ${error instanceof Error ? error.message : String(error)}`
    }
  })
}

/** Renders a page without the cache. Returns the output of each render. */
async function renderPlain(edge: Edge, page: RandomPage): Promise<string[]> {
  const outputs: string[] = []
  for (const world of listWorlds()) {
    // Renders that ask no clock and nothing else that changes are alike.
    const known = changes.has(page) ? undefined : outputs.at(-2)
    outputs.push(known ?? (await render(edge, page, world)))
    if (world.asked.size > 0) changes.add(page)
  }
  return outputs
}
const changes = new WeakSet<RandomPage>()

/** Compares the renders of a page with those without the cache. Returns the first difference. */
async function compare(
  page: RandomPage,
  { plain, cached }: { plain: Edge; cached: Edge },
): Promise<{ difference: Difference | null; throws: string | undefined }> {
  const expected = await renderPlain(plain, page)
  const throws = expected.find((output) => output.startsWith('throws '))
  const worlds = listWorlds()
  const find = (outputs: string[], from: number) => {
    const at = outputs.findIndex((output, index) => output !== expected[from + index])
    if (at === -1) return null
    return { page, world: worlds[from + at]!, expected: expected[from + at]!, actual: outputs[at]! }
  }
  for (const [index, world] of worlds.slice(0, ROUNDS * 2).entries()) {
    const difference = find([await render(cached, page, world)], index)
    if (difference) return { difference, throws }
  }
  const together = worlds.slice(ROUNDS * 2).map((world) => render(cached, page, world))
  return { difference: find(await Promise.all(together), ROUNDS * 2), throws }
}

/** Creates both applications with some pages, and compares each of them. */
async function comparePages(pages: readonly RandomPage[], kinds: ReadonlySet<Kind>) {
  const hasState = kinds.has('classState')
  const plain = await createApplication(pages, { cache: false, hasState })
  const cached = await createApplication(pages, { cache: true, hasState })
  const compared = []
  for (const page of pages) compared.push(await compare(page, { plain, cached }))
  return compared
}

/** Pages that share an application, so that they are compiled faster and share what is cached. */
const BATCH = 100

/**
 * Compares random pages until some differ, which are made as small as possible.
 * @param most stops after so many differences
 * @param onProgress is called with the number of pages so far
 */
export async function compareRandomPages(options: {
  seed: number
  pages: number
  kinds: ReadonlySet<Kind>
  most?: number
  attempts?: number
  onProgress?: (pages: number) => void
}): Promise<Result> {
  const { seed, pages: count, kinds, most = 1, attempts = 400 } = options
  const result: Result = { differences: [], pages: 0, thrown: 0, messages: new Map() }
  const write = (choices: Choices, path: string) =>
    writePage(choices, kinds, { kit: kitTags, path })
  while (result.pages < count && result.differences.length < most) {
    const all = Array.from({ length: Math.min(BATCH, count - result.pages) }, (_, index) => {
      const number = result.pages + index
      const choices = new Choices(seed + number)
      return { choices, page: write(choices, `p${number}`) }
    })
    const compared = await comparePages(
      all.map(({ page }) => page),
      kinds,
    )
    options.onProgress?.(result.pages + all.length)
    for (const [index, { difference, throws }] of compared.entries()) {
      result.pages++
      if (throws) {
        result.thrown++
        result.messages.set(throws, (result.messages.get(throws) ?? 0) + 1)
      }
      if (!difference || result.differences.length >= most) continue
      const { choices } = all[index]!
      let smallest = difference
      const fails = async (taken: readonly number[]) => {
        const [one] = await comparePages([write(new Choices(taken), 'page')], kinds)
        if (one?.difference) smallest = one.difference
        return Boolean(one?.difference)
      }
      const small = await shrink(choices.taken, fails, attempts)
      result.differences.push({ ...smallest, choices: small })
    }
  }
  return result
}

/** Describes a difference: the page, its components and values, and both outputs. */
export function toReport({ page, world, expected, actual }: Difference): string {
  const values = page.values.map((make, index) => `v${index} = (${String(make)})(world)`)
  const used = listUsed(page, page.template)
  const components = [...used].map(
    ({ name, template, classNumber }) =>
      `── own::${name}${classNumber === null ? '' : `, class ${classNumber}`}\n${template}`,
  )
  return [
    `── page, render ${world.render} for ${world.visitor}`,
    page.template,
    ...values,
    ...components,
    `── expected\n${JSON.stringify(expected)}`,
    `── actual\n${JSON.stringify(actual)}`,
  ].join('\n')
}

/** Returns the components that a template uses, and those that they use. */
function listUsed(
  { components }: Pick<RandomPage, 'components'>,
  template: string,
  known = new Set<RandomComponent>(),
): Set<RandomComponent> {
  for (const component of components) {
    if (known.has(component) || !template.includes(`x-own::${component.name}`)) continue
    known.add(component)
    listUsed({ components }, component.template, known)
  }
  return known
}
