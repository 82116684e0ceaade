import type { ApplicationService } from '@adonisjs/core/types'
import { createProvider } from '../provider/provider.ts'
import { installed } from './installed.ts'

const provider: new (app: ApplicationService) => { boot(): Promise<void> } =
  createProvider(installed)

export default provider
