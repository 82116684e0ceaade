/** The `i18n` object of applications that translate their templates. */
interface I18n {
  hasMessage: (identifier: string) => boolean
  t: (identifier: string, data: Record<string, string>) => string
}

/**
 * Returns the message with this identifier in the language of the request, or null if there is
 * none. Keeps the placeholders of the original text, such as `{total}`.
 */
export function toTranslation(i18n: unknown, identifier: string, text: unknown): string | null {
  if (typeof text !== 'string' || !isI18n(i18n) || !i18n.hasMessage(identifier)) return null
  const placeholders = [...text.matchAll(/\{(\w+)\}/g)].map(([written, name]) => [name, written])
  return i18n.t(identifier, Object.fromEntries(placeholders))
}

/** Whether a value is the `i18n` object of an application. */
export function isI18n(value: unknown): value is I18n {
  const i18n = value as Partial<I18n> | null | undefined
  return typeof i18n?.hasMessage === 'function' && typeof i18n.t === 'function'
}
