import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { createProductionRenderer } from './create-production-renderer.ts'

/** Renders the components as in development, which rejects what is wrong. */
export const edge = await createRenderer('kit', { library: { namespace: 'kit' } })

/** Renders the components as in production, which rejects nothing. */
export const production = await createProductionRenderer()
