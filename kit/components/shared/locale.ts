import type { ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { toText } from './to-text.ts'

/** The language of a prop `locale`, or of the request (`@adonisjs/i18n`), or English. */
export function toLocale(
  locale: Text | null | undefined,
  { read, invalid }: Pick<ComponentContext, 'read' | 'invalid'>,
): string {
  const asked = toText(locale ?? '')
  const known = findLocale(asked || (read(({ i18n }) => toRequestLocale(i18n)) ?? 'en'))
  if (asked && !known) {
    invalid(
      'Invalid value for prop "locale". Expected a language that Node.js has, such as "en", "de-AT" or "ar"',
    )
  }
  return known ?? 'en'
}

function toRequestLocale(i18n: unknown): string | null {
  const { locale } = (i18n ?? {}) as { locale?: unknown }
  return typeof locale === 'string' ? locale : null
}

function findLocale(locale: string): string | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale.replaceAll('_', '-'))[0] ?? null
  } catch {
    // A RangeError: the text is no language tag.
    return null
  }
}
