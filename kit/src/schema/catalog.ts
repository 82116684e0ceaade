import { z } from 'zod'
import { componentSchema } from './component.ts'
import { librarySchema } from './library.ts'
import { routeSchema } from './page.ts'
import { scriptSchema } from './script.ts'
import { tokensSchema } from './tokens.ts'

/** Every fact about a library; each published file is a function of this one value. */
export const catalogSchema = z.strictObject({
  library: librarySchema.extend({ version: z.string().min(1) }),
  components: z.array(componentSchema),
  tokens: tokensSchema,
  scripts: z.array(scriptSchema),
  routes: z.array(routeSchema).describe('Documentation pages in navigation order'),
})

/** Every fact about a library, as plain data. */
export type Catalog = z.infer<typeof catalogSchema>
