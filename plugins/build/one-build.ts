import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toDisplayPath } from '../../kit/io/to-display-path.ts'
import { BuildError } from './build-error.ts'
import { holdFolder } from './hold-folder.ts'

/**
 * Ends a build at once if another process is building into the same folder or with the same cache.
 * Comes before all that reads or writes.
 */
export function oneBuild(): AstroIntegration {
  return {
    name: 'one-build',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return
        for (const [url, verb, variable] of [
          [config.outDir, 'build into', 'OUT_DIR'],
          [config.cacheDir, 'build with the cache', 'CACHE_DIR'],
        ] as const) {
          const folder = fileURLToPath(url)
          const holder = await holdFolder(folder)
          if (holder === null) continue
          throw new BuildError(
            `Cannot ${verb} \`${toDisplayPath(folder)}\`, process ${holder} is building there. Wait until it has finished, or set another \`${variable}\`.`,
          )
        }
      },
    },
  }
}
