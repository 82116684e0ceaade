import { spawnSync } from 'node:child_process'
import { fail } from '../read-options.ts'

/** Builds the site as `npm run build` does, with these variables; ends the process if that fails. */
export function buildSite(variables: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, ['engine/cli.ts', 'docs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...variables },
  })
  if (status !== 0) fail('Cannot build the site, expected `npm run build` to succeed.')
}
