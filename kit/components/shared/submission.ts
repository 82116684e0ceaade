import type { ComponentContext } from '@kit-edge/engine/tags'

/** Messages by path, as validators report them: `{ 'items.0.name': ['The name is too long'] }`. */
export type Errors = Record<string, string | string[]>

/** What a `form` tells the controls inside it. */
export type FormContext = {
  id?: string
  values: object | null
  /** Null leaves it to the session. */
  errors: Errors | null
  /** Ids of its controls by path, as they are rendered. */
  ids: Map<string, string>
}

/** What is known about the last time that a form was sent. */
export type Submission = {
  errors: Errors
  /** Whether it came back, so that what was sent is what counts. */
  hasFailed: boolean
  /** What was sent: null for a control that was empty, undefined for one that was not sent. */
  old: (path: string) => unknown
}

/** What a session shares with templates; none of it is there without a session. */
type Session = {
  old?: (path: string) => unknown
  flashMessages?: { get: (key: string) => unknown }
}

/** The failures whose handlers keep what was sent, beside those of a validator. */
const keeping = ['E_VALIDATION_ERROR', 'E_INVALID_CREDENTIALS', 'E_BAD_CSRF_TOKEN']

/** Reads from the form around a control, and else from the session, how the last post went. */
export function toSubmission(shared: ComponentContext['shared']): Submission {
  const session = shared as Session
  const given = findForm(shared)?.errors
  const flashed = toErrors(session.flashMessages?.get('inputErrorsBag'))
  const errors = given ?? flashed ?? {}
  const isOurs = !given || Object.keys(given).length > 0
  const summary = toErrors(session.flashMessages?.get('errorsBag')) ?? {}
  const wasKept = Boolean(flashed) || keeping.some((code) => Object.hasOwn(summary, code))
  return {
    errors,
    hasFailed: isOurs && wasKept,
    old: (path) => (path && isOurs ? session.old?.(path) : undefined),
  }
}

/** What the form around a component says. */
export function findForm(shared: ComponentContext['shared']): FormContext | undefined {
  return (shared.$context as { kitForm?: FormContext } | undefined)?.kitForm
}

/** Every message for a path; for a list, `tags[]`, also those for its items. */
export function listErrors(errors: Errors, path: string, isList = false): string[] {
  if (!path) return []
  return Object.entries(errors)
    .filter(([key]) => key === path || (isList && isItem(key, path)))
    .flatMap(([, messages]) => messages)
    .map(String)
}

function isItem(key: string, path: string): boolean {
  return key.startsWith(`${path}.`) && /^\d+$/.test(key.slice(path.length + 1))
}

function toErrors(bag: unknown): Errors | null {
  return typeof bag === 'object' && bag !== null ? (bag as Errors) : null
}
