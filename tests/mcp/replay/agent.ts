import assert from 'node:assert/strict'
import type { ToolAnswer, ToolInput, ToolName } from '../../../engine/schema/answers.ts'
import { countTokens } from '../count-tokens.ts'
import type { TestServer } from '../start-server.ts'
import { toKnown, type Known } from './known.ts'

/** A call and its cost: the tokens of its arguments, and the tokens, characters and bytes of its answer. */
export type Cost = {
  tool: ToolName
  asked: number
  answered: number
  characters: number
  bytes: number
}

/** An assistant that uses nothing but the answers of the five tools. */
export type Agent = {
  /** Searches with words, and gets the first result. */
  find: (words: string) => Promise<Known>
  /**
   * Gets to know the pieces of a screen, each with the words that find it if the screen does not
   * name it.
   */
  plan: <N extends string>(screen: string, words: Record<N, string>) => Promise<Record<N, Known>>
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
      characters: text.length,
      bytes: Buffer.byteLength(text),
    })
    return structuredContent as ToolAnswer<N>
  }

  const agent: Agent = {
    costs,
    async plan(_, words) {
      const found: [string, Known][] = []
      for (const [name, query] of Object.entries<string>(words)) {
        found.push([name, await agent.find(query)])
      }
      return Object.fromEntries(found) as Awaited<ReturnType<Agent['plan']>>
    },
    async find(query) {
      const { results } = await call('search_components', { query })
      const [first] = results
      assert.ok(first, `nothing is found for ${query}`)
      const before = known.get(first.name)
      if (before) return before
      const answer = toKnown(await call('get_component', { name: first.name }))
      known.set(first.name, answer)
      return answer
    },
    async start({ name, examples }, word) {
      const title = examples.find((example) => example.toLowerCase().includes(word))
      assert.ok(title, `${name} has no example of ${word}: ${examples.join(', ')}`)
      const answer = await call('get_component_examples', { name, example: title })
      return answer.examples[0]!.code
    },
    async variables(query) {
      const tokens = (await call('get_tokens', { query })).groups.flatMap((group) => group.tokens)
      const [first] = tokens
      const onIt = tokens.find(({ pairsWith }) => first && pairsWith === first.name)
      assert.ok(first && onIt, `no pair for ${query}: ${tokens.map(({ name }) => name).join(', ')}`)
      return [first.variable, onIt.variable]
    },
  }
  return agent
}
