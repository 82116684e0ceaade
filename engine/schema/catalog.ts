import * as z from 'zod'
import { commandSchema } from './command.ts'
import { componentSchema } from './component.ts'
import { librarySchema } from './library.ts'
import { routeSchema } from './page.ts'
import { releaseSchema } from './release.ts'
import { scriptSchema } from './script.ts'
import { measuredTokensSchema } from './tokens.ts'

/** Every fact about a library; each published file is a function of this one value. */
export const catalogSchema = z.strictObject({
  library: librarySchema.extend({
    version: z.string().min(1),
    docsFolder: z
      .string()
      .min(1)
      .optional()
      .describe('Folder of the installed package with the documentation, while it has no host'),
  }),
  components: z.array(componentSchema),
  tokens: measuredTokensSchema,
  scripts: z.array(scriptSchema),
  commands: z.array(commandSchema).describe('Console commands of the package'),
  releases: z.array(releaseSchema).describe('What changed in each version, the newest first'),
  routes: z.array(routeSchema).describe('Documentation pages in navigation order'),
})

/** Every fact about a library, as plain data. */
export type Catalog = z.infer<typeof catalogSchema>
