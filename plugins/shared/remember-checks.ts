import { checkExample, type CheckExample } from '../../kit/src/site/check-example.ts'
import type { Memory } from './open-cache.ts'
import { toKey } from './to-key.ts'

/**
 * Checks live examples as `checkExample` does, but for those that were found right before.
 * @param digest of the library that they are checked against
 */
export function rememberChecks(right: Memory<true> | undefined, digest: string): CheckExample {
  if (!right) return checkExample
  return (preview, place) => {
    const key = toKey(digest, JSON.stringify([preview.code, preview.meta]))
    if (right.get(key)) return []
    const problems = checkExample(preview, place)
    if (!problems.length) right.set(key, true)
    return problems
  }
}
