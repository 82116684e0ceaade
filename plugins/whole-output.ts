import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { openOutput, type Output } from './shared/open-output.ts'

/**
 * Has Astro build into a folder of the cache, and puts that into the place of `outDir` when it is
 * whole: who reads `outDir` finds the last build or this one. Stands after all that writes a file.
 */
export function wholeOutput(): AstroIntegration {
  let outDir = ''
  let output: Output | undefined
  return {
    name: 'whole-output',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return
        outDir = fileURLToPath(config.outDir)
        output = await openOutput(outDir, fileURLToPath(config.cacheDir))
        updateConfig({ outDir: pathToFileURL(`${output.folder}/`) })
      },
      'astro:build:done': async () => {
        await output?.finish()
        process.stdout.write(`  in        ${outDir}\n`)
      },
    },
  }
}
