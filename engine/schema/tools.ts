import type { ToolName } from './answers.ts'

/** Title and description of each tool, in the order in which an assistant uses them. */
export const toolTexts: Record<ToolName, { title: string; description: string }> = {
  search_components: {
    title: 'Search components',
    description:
      'Finds components and blocks (whole pages) by look or purpose, and the pieces of a screen. Knows other libraries.',
  },
  list_components: {
    title: 'List components',
    description: 'Lists all components by category.',
  },
  get_component: {
    title: 'Get components',
    description:
      'Returns props with types and project defaults, slots, sub-components and rules. Several names: most used facts. Call before writing tags.',
  },
  get_component_examples: {
    title: 'Get examples',
    description: 'Returns tested code to start from.',
  },
  get_tokens: {
    title: 'Get design tokens',
    description: 'Returns colours, spacing and other tokens as CSS custom properties.',
  },
}
