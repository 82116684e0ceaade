import { CatalogError } from '../io/read-catalog.ts'
import { LookupError } from '../problem/lookup-error.ts'
import { ArgumentsError } from './arguments.ts'

/** The tool to call when something was not found, by what was asked for. */
const next: Record<string, string> = {
  component:
    'Call search_components with words for what you need, or list_components for all names.',
  category: 'Call list_components without a category for all of them.',
  example: 'Call get_component_examples without `example` for all of them.',
  'token group': 'Call get_tokens without a group for all of them.',
}

/**
 * What a client is told of an error. What was asked for wrongly is explained; anything unexpected
 * is only told to `report`, because its text may name files of this machine.
 */
export function toErrorText(error: unknown, report: (error: unknown) => void): string {
  if (error instanceof LookupError) return `${error.message} ${next[error.kind] ?? ''}`.trim()
  if (error instanceof CatalogError || error instanceof ArgumentsError) return error.message
  report(error)
  return 'The server failed to answer. The reason is in its log; other calls still work.'
}
