import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { openOutput, type Output } from './shared/open-output.ts'
import { toKey } from './shared/to-key.ts'

/**
 * Has Astro build into a folder of the cache, and puts that into the place of `outDir` when it is
 * whole: who reads `outDir` finds the last build or this one. Stands after all that writes a file.
 * What Astro builds for itself it puts into one folder for all builds of a checkout, unless the
 * output is in the checkout; so with a cache elsewhere each gets a folder of its own in `.astro/`.
 */
export function wholeOutput(): AstroIntegration {
  let outDir = ''
  let output: Output | undefined
  return {
    name: 'whole-output',
    hooks: {
      'astro:config:setup': async ({ command, config, createCodegenDir, updateConfig }) => {
        if (command !== 'build') return
        outDir = fileURLToPath(config.outDir)
        const cache = fileURLToPath(config.cacheDir)
        const work = isWithin(process.cwd(), cache)
          ? cache
          : join(fileURLToPath(createCodegenDir()), toKey(cache))
        output = await openOutput(outDir, cache, work)
        updateConfig({ outDir: pathToFileURL(`${output.folder}/`) })
      },
      'astro:build:done': async () => {
        await output?.finish()
        process.stdout.write(`  in        ${outDir}\n`)
      },
    },
  }
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !way.startsWith('..') && !isAbsolute(way)
}
