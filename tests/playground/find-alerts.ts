import { toString } from 'hast-util-to-string'
import type { Page } from './create-visitor.ts'

/** Returns the texts of the alerts with one colour on a page. */
export function findAlerts({ elements }: Page, color: string): string[] {
  return elements
    .filter(({ properties }) => properties.dataKit === 'alert' && properties.dataColor === color)
    .map((element) => toString(element).trim().replace(/\s+/g, ' '))
}
