import { toString } from 'hast-util-to-string'
import type { Page } from './create-visitor.ts'

/** The texts of the alerts of one colour on a page. */
export function findAlerts({ elements }: Page, color: string): string[] {
  return elements
    .filter(({ properties }) => properties.dataKit === 'alert' && properties.dataColor === color)
    .map((element) => toString(element).trim().replace(/\s+/g, ' '))
}
