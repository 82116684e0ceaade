import type { ComponentContext } from '@kit-edge/engine/tags'
import { toPath } from './control-name.ts'
import { stringify } from './to-text.ts'

/** Messages by path, as validators report them: `{ 'items.0.name': ['The name is too long'] }`. */
export type Errors = Record<string, string | string[]>

/** The values that a `form` passes to the controls inside it. */
export type FormContext = {
  id?: string
  values: object | null
  /** Null reads them from the session. */
  errors: Errors | null
  /** Ids of its controls by path, as they are rendered. */
  ids: Map<string, string>
  /** Number of its error summaries, so far. */
  summaries: number
  /** Whether it has a control for files, so far. */
  hasFiles: boolean
}

/** The state of the last submission. */
export type Submission = {
  errors: Errors
  /** Errors flashed with `session.flashErrors()`: those of fields by path, others by their code. */
  summary: Errors
  /** Whether the whole input was kept, so that the submitted values take precedence. */
  isKept: boolean
  /** The submitted value: null for an empty control, undefined if it was not submitted. */
  old: (path: string) => unknown
}

/** The values that a session shares with templates; empty without a session. */
type Session = {
  old?: (path: string) => unknown
  flashMessages?: { get: (key: string) => unknown }
}

/** Error codes whose handlers keep old input, in addition to validation errors. */
const keeping = ['E_VALIDATION_ERROR', 'E_INVALID_CREDENTIALS', 'E_BAD_CSRF_TOKEN']

/** Reads the state of the last submission from the form around a control, or the session. */
export function toSubmission(
  shared: ComponentContext['shared'],
  form: FormContext | undefined = findForm(shared),
): Submission {
  const session = shared as Session
  const given = form?.errors
  const flashed = toErrors(session.flashMessages?.get('inputErrorsBag'))
  const summary = listByPath(toErrors(session.flashMessages?.get('errorsBag')) ?? {})
  const errors = given ?? { ...listFields(summary), ...flashed }
  const isOurs = !given || Object.keys(given).length > 0
  // A controller that flashes the whole input, with `session.flashAll()`, also flashes the token.
  const isWhole = session.old?.('_csrf') !== undefined
  const wasKept =
    isWhole || Boolean(flashed) || keeping.some((code) => Object.hasOwn(summary, code))
  return {
    errors,
    summary,
    isKept: isOurs && wasKept,
    old: (path) => (path && isOurs ? session.old?.(path) : undefined),
  }
}

/** The values that the form around a component passes to it. */
export function findForm(shared: ComponentContext['shared']): FormContext | undefined {
  return (shared.$context as { kitForm?: FormContext } | undefined)?.kitForm
}

/** Lets the form around a control send files, and not only their names. */
export function expectFiles(shared: ComponentContext['shared']): void {
  const form = findForm(shared)
  if (form) form.hasFiles = true
}

/** Whether an error has a code instead of the path of a field. */
export function isCode(key: string): boolean {
  return /^E_[A-Z\d_]+$/.test(key)
}

/** Controllers also flash errors under the name of a control, such as `owner[email]`. */
function listByPath(summary: Errors): Errors {
  return Object.fromEntries(Object.entries(summary).map(([key, texts]) => [toPath(key), texts]))
}

function listFields(summary: Errors): Errors {
  return Object.fromEntries(Object.entries(summary).filter(([key]) => !isCode(key)))
}

/** Every message for a path; for a list, `tags[]`, including those of its items. */
export function listErrors(errors: Errors, path: string, isList = false): string[] {
  if (!path) return []
  return Object.entries(errors)
    .filter(([key]) => key === path || (isList && isItem(key, path)))
    .flatMap(([, messages]) => messages)
    .map(stringify)
    .filter(Boolean)
}

function isItem(key: string, path: string): boolean {
  return key.startsWith(`${path}.`) && /^\d+$/.test(key.slice(path.length + 1))
}

function toErrors(bag: unknown): Errors | null {
  return typeof bag === 'object' && bag !== null ? (bag as Errors) : null
}
