import type { BaseCommand } from '@adonisjs/core/ace'
import type { Consent } from './install.ts'

/** Asks in the terminal whether lines may be added; where nobody can answer, they may not. */
export function askToWire(prompt: BaseCommand['prompt']): Consent {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  return async (diff) => {
    process.stdout.write(`\n${diff}\n`)
    try {
      return await prompt.confirm(
        'Add these lines, so that your pages load stylesheet and scripts?',
        {
          default: true,
        },
      )
    } catch {
      // The question was cancelled.
      return false
    }
  }
}
