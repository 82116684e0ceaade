import assert from 'node:assert/strict'
import type { ToolAnswer, ToolInput, ToolName } from '../../../engine/schema/answers.ts'
import { countTokens } from '../count-tokens.ts'
import type { TestServer } from '../start-server.ts'
import { toKnown, type Known } from './known.ts'

/** A call and its cost: the tokens of its arguments and of its answer. */
export type Cost = {
  tool: ToolName
  asked: number
  answered: number
}

/** An assistant that uses nothing but the answers of the five tools. */
export type Agent = {
  /** Searches with words, and gets the first result. */
  find: (words: string) => Promise<Known>
  /** Searches each of some words, and gets to know their first results with one call. */
  plan: <N extends string>(words: Record<N, string>) => Promise<Record<N, Known>>
  /** Gets the code of the first example of a component whose title contains a word. */
  start: (known: Known, word: string) => Promise<string>
  /** Gets the CSS variables of the first colour that a query finds, and of the text on it. */
  variables: (query: string) => Promise<[string, string]>
  costs: Cost[]
}

/** Returns an assistant that calls a server. */
export function createAgent(server: TestServer): Agent {
  const costs: Cost[] = []
  const known = new Map<string, Known>()

  async function call<N extends ToolName>(tool: N, args: Partial<ToolInput<N>>) {
    const { isError, content, structuredContent } = await server.call(tool, args)
    const [{ text }] = content
    assert.equal(isError, undefined, text)
    costs.push({
      tool,
      asked: countTokens(JSON.stringify({ name: tool, arguments: args })),
      answered: countTokens(text),
    })
    return structuredContent as ToolAnswer<N>
  }

  /** Returns the name of the first result. */
  async function search(query: string): Promise<string> {
    const { results } = await call('search_components', { query })
    assert.ok(results[0], `nothing is found for ${query}`)
    return results[0].name
  }

  /** Gets the facts about components that are not known yet, eight at a time. */
  async function learn(names: string[]): Promise<void> {
    const missing = [...new Set(names)].filter((name) => !known.has(name))
    for (let from = 0; from < missing.length; from += 8) {
      const { components } = await call('get_component', { names: missing.slice(from, from + 8) })
      for (const component of components) known.set(component.name, toKnown(component))
    }
  }

  return {
    costs,
    async plan(words) {
      const found: [string, string][] = []
      for (const [name, query] of Object.entries<string>(words)) {
        found.push([name, await search(query)])
      }
      await learn(found.map(([, component]) => component))
      return Object.fromEntries(
        found.map(([name, component]) => [name, known.get(component)!]),
      ) as Awaited<ReturnType<Agent['plan']>>
    },
    async find(query) {
      const name = await search(query)
      await learn([name])
      return known.get(name)!
    },
    async start({ name, examples }, word) {
      const title = examples.find((example) => example.toLowerCase().includes(word))
      assert.ok(title, `${name} has no example of ${word}: ${examples.join(', ')}`)
      const answer = await call('get_component_examples', { names: [name], examples: [title] })
      return answer.results[0]!.examples[0]!.code
    },
    async variables(query) {
      const tokens = (await call('get_tokens', { query })).groups.flatMap((group) => group.tokens)
      const [first] = tokens
      const onIt = tokens.find(({ pairsWith }) => first && pairsWith === first.name)
      assert.ok(first && onIt, `no pair for ${query}: ${tokens.map(({ name }) => name).join(', ')}`)
      return [first.variable, onIt.variable]
    },
  }
}
