import { spawnSync } from 'node:child_process'
import { fail } from '../read-options.ts'

/**
 * Builds the site like `npm run build`, with these environment variables. Ends the process if the
 * build fails.
 */
export function buildSite(variables: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, ['engine/cli.ts', 'docs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  })
  if (status !== 0) fail('Cannot build the site, expected `npm run build` to succeed.')
}
