import { globSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { assertReadable } from './builds/assert-readable.ts'
import { serveSite } from './http/serve.ts'
import { UserError } from '@kit-edge/engine/problem/user-error.ts'

/**
 * Runs a command of `engine docs` in the working directory. `dev` (the default) and `build` run
 * Astro with the given arguments, `preview` serves the built site on a port. Throws an Error for
 * other commands, and for a folder that Astro cannot read.
 */
export async function runDocs([command = 'dev', ...rest]: string[]): Promise<void> {
  if (command === 'preview') {
    serveSite(rest[0])
    return
  }
  if (command !== 'dev' && command !== 'build') {
    throw new UserError(`Cannot run \`engine docs ${command}\`, expected dev, build or preview.`)
  }
  for (const folder of ['.', process.env.SITE_DIR || '.', import.meta.dirname])
    assertReadable(folder)
  // Astro's notice about telemetry would be the first output that users see.
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  const astro = fileURLToPath(import.meta.resolve('astro/package.json'))
  const program = join(dirname(astro), 'bin/astro.mjs')
  process.argv = [process.execPath, program, command, ...listConfigArguments(rest), ...rest]
  await import(pathToFileURL(program).href)
}

/** Returns the arguments that select this package's configuration, unless there is another. */
function listConfigArguments(given: string[]): string[] {
  const isGiven = given.some((argument) => /^--config(=|$)/.test(argument))
  if (isGiven || globSync('astro.config.*').length) return []
  const file = join(import.meta.dirname, `astro.config${extname(import.meta.filename)}`)
  return ['--config', relative(process.cwd(), file)]
}
