import { isSafeValue, toOwnText } from '@kit-edge/engine/tags'

/** The text of a value, including HTML that Edge prints unescaped; empty for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (isSafeValue(value)) return value.value
  return ['number', 'bigint', 'boolean'].includes(typeof value) ? String(value) : ''
}

/** The text of a value that may be an object with a text of its own, such as a `URL`; empty without one. */
export function stringify(value: unknown): string {
  try {
    return String(value ?? '')
  } catch {
    // `JSON.parse('{"toString":"a"}')` has no text.
    return ''
  }
}

/** Which part of `2026-03-01T09:30:00.000` each type of control takes. */
const parts: Record<string, [number, number]> = {
  date: [0, 10],
  month: [0, 7],
  time: [11, 16],
}

type DateTime = { toISO: (options: { includeOffset: boolean }) => unknown }

/**
 * Converts a value, such as a `Date` or Luxon's `DateTime`, to the text that a control of this type
 * accepts. Returns undefined if it has no such text, as a list.
 */
export function toFieldText(value: unknown, type = 'text'): string | undefined {
  if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) return String(value)
  if (isSafeValue(value)) return value.value
  if (typeof value !== 'object' || value === null) return undefined
  if (!(value instanceof Date) && !('toISO' in value)) return toOwnText(value)
  return toIso(value)?.slice(...(parts[type] ?? [0, 16]))
}

/** Returns the local time of the application, without an offset, because controls have no zones. */
function toIso(value: object): string | undefined {
  if (value instanceof Date) {
    const local = value.getTime() - value.getTimezoneOffset() * 60_000
    return Number.isNaN(local) ? undefined : new Date(local).toISOString()
  }
  const { toISO } = value as Partial<DateTime>
  if (typeof toISO !== 'function') return undefined
  const iso: unknown = toISO.call(value, { includeOffset: false })
  return typeof iso === 'string' ? iso : undefined
}
