import { CatalogError } from '../io/read-catalog.ts'
import { LookupError } from '../problem/lookup-error.ts'
import { ArgumentsError } from './arguments.ts'

/** The tool to call next when something was not found, by its kind. */
const next: Record<string, string> = {
  component:
    'Call search_components with words for what you need, or list_components to get all names.',
  block: 'Call list_components with the category Blocks to get all names.',
  'props of block': 'Call get_component_examples with its name to get its files.',
  category: 'Call list_components without a category to get all of them.',
  example: 'Call get_component_examples without `examples` to get all of them.',
  'token group': 'Call get_tokens without a group to get all of them.',
}

/**
 * The error text for a client. Wrong input is explained; an unexpected error goes to `report` only,
 * because its text may contain paths of this machine.
 */
export function toErrorText(error: unknown, report: (error: unknown) => void): string {
  if (error instanceof LookupError) return `${error.message} ${next[error.kind] ?? ''}`.trim()
  if (error instanceof CatalogError || error instanceof ArgumentsError) return error.message
  report(error)
  return 'The server failed to answer. The reason is in its log; other calls still work.'
}
