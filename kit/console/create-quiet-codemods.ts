import { Kernel } from '@adonisjs/core/ace'
import { Codemods } from '@adonisjs/core/ace/codemods'
import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Creates codemods that print nothing: they report what they did before anything is written. It
 * works with the first version of AdonisJS 7, where those of a command cannot be made quiet.
 */
export function createQuietCodemods(app: ApplicationService): Codemods {
  const { ui } = new Kernel(app)
  ui.switchMode('raw')
  return new Codemods(app, ui.logger)
}
