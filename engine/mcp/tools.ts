import { toComponentAnswer } from '../answers/component.ts'
import { toExamplesAnswer } from '../answers/examples.ts'
import { toListAnswer } from '../answers/list.ts'
import { toSearchAnswer } from '../answers/search.ts'
import { toTokensAnswer } from '../answers/tokens.ts'
import type { ToolAnswer, ToolInput, ToolName } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'

/** A tool: its title and description, and the function that answers it. */
type Tool<N extends ToolName> = {
  title: string
  description: string
  toAnswer: (catalog: Catalog, input: ToolInput<N>) => ToolAnswer<N>
}

/** The five tools, in the order in which an assistant uses them. */
export const tools: { [N in ToolName]: Tool<N> } = {
  search_components: {
    title: 'Search components',
    description:
      'Finds components by look or purpose, best match first. Knows the names in other libraries.',
    toAnswer: toSearchAnswer,
  },
  list_components: {
    title: 'List components',
    description: 'Lists every component by category, with its sub-components.',
    toAnswer: (catalog, { category }) =>
      toListAnswer(catalog, category === undefined ? [] : [category]),
  },
  get_component: {
    title: 'Get a component',
    description:
      'Returns props with types and project defaults, slots, sub-components and rules. Call it before writing a tag.',
    toAnswer: (catalog, { name }) => toComponentAnswer(catalog, name),
  },
  get_component_examples: {
    title: 'Get examples',
    description: 'Returns tested code to start from.',
    toAnswer: toExamplesAnswer,
  },
  get_tokens: {
    title: 'Get design tokens',
    description: 'Returns colours, spacing and other tokens as CSS custom properties.',
    toAnswer: toTokensAnswer,
  },
}
