import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CatalogError } from '../io/read-catalog.ts'
import { library } from '../library.ts'
import { LookupError } from '../src/problem/lookup-error.ts'
import { toFileErrorText } from './to-file-error-text.ts'

/** What a command tells of an error; one that nobody expected keeps its stack. */
export function toCommandErrorText(error: unknown, appRoot: URL): string {
  if (error instanceof LookupError && error.kind === 'component') {
    return `${error.message} \`node ace ${library.namespace}:list\` lists all.`
  }
  if (error instanceof LookupError || error instanceof CatalogError) return error.message
  if (!(error instanceof Error)) return String(error)
  const text = toFileErrorText(error, (path) =>
    relative(fileURLToPath(appRoot), path).split(sep).join('/'),
  )
  if (text) return text
  return error.message.startsWith('Cannot ') ? error.message : (error.stack ?? error.message)
}
