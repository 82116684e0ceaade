import type { ToolName } from './answers.ts'

/** Title and description of each tool, in the order in which an assistant uses them. */
export const toolTexts: Record<ToolName, { title: string; description: string }> = {
  search_components: {
    title: 'Search components',
    description:
      'Finds components and blocks (whole pages) by look, purpose, name in other libraries or description of a screen.',
  },
  list_components: {
    title: 'List components',
    description: 'Lists all components by category.',
  },
  get_component: {
    title: 'Get components',
    description:
      'Returns props with types and project defaults, slots, sub-components and rules; of several, the most used props. Call before writing tags.',
  },
  get_component_examples: {
    title: 'Get examples',
    description: "Returns tested examples or a block's files.",
  },
  get_tokens: {
    title: 'Get design tokens',
    description: 'Returns colours, spacing and other tokens as CSS custom properties.',
  },
}

/** What people want to know about each tool, as Markdown. Only the documentation shows it. */
export const toolNotes: Record<ToolName, string> = {
  search_components:
    'Understands typos and the names of components in other libraries. `category` is a name that `list_components` returns, in upper or lower case. `matchedOn` lists the fields that contain words of the query.',
  list_components:
    '`category` is the name of a category, in upper or lower case. Blocks have one too. `total` does not count them.',
  get_component:
    'For several names, `props` has only those that are required or that more than one example sets; `otherProps` lists the names of the others. `kind` is `class` if the component has a class beside its template, or else `anonymous`. `inferred` is set for a component of the application that declares no props: those in the answer were found in its template.',
  get_component_examples:
    'For a block, returns its files, with their paths as `id`. Without `examples`, returns the first ones, up to `limit` and as many as fit into 9,000 characters. `more` has the ids of the others: pass them as `examples` to get them.',
  get_tokens:
    'Without an input, returns only the `name` and `variable` of each token. With one, also its value, its description and, for a text colour, its contrast on the background `pairsWith`.',
}
