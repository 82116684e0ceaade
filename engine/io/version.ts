import { readFileSync } from 'node:fs'

/** The version of the installed package, as its `package.json` says. */
export function readVersion(): string {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}
