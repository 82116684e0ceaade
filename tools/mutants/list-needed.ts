import type { BuildName } from './builds.ts'
import type { Fault } from './fault.ts'

/** What the tests of each folder read. */
const needs: Record<string, BuildName[]> = {
  'tests/mcp/': ['package'],
  'tests/package/': ['package'],
  'tests/playground/': ['package'],
  'tests/site/': ['kit', 'acme'],
  'tests/browser/': ['package', 'kit'],
}

/** What has to be built before the tests of a fault can run. */
export function listNeeded({ tests }: Pick<Fault, 'tests'>): BuildName[] {
  const found = Object.entries(needs).flatMap(([folder, names]) =>
    tests.some((test) => test.startsWith(folder)) ? names : [],
  )
  return [...new Set(found)]
}
