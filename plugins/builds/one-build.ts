import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { BuildError } from './build-error.ts'
import { holdFolder, waitForFolder } from './hold-folder.ts'

/**
 * Ends a build at once if another process is building into the same folder or with the same cache.
 * Builds whose output is outside of the checkout take turns: what Astro builds for itself it puts
 * into one folder for all of them. Comes before all that reads or writes.
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
        if (fileURLToPath(config.outDir).startsWith(process.cwd())) return
        const holder = await holdFolder('.astro')
        if (holder !== null) process.stdout.write(`Waiting for process ${holder}\n`)
        await waitForFolder('.astro')
      },
    },
  }
}
