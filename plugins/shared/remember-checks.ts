import { checkPreview, type CheckPreview } from '../../kit/src/site/check-preview.ts'

/**
 * Checks live examples as `checkPreview` does, but for those that were found right before.
 * @param known what was right with the same library
 * @param right takes what is right now
 */
export function rememberChecks(known: Set<string>, right: Set<string>): CheckPreview {
  return (preview, place) => {
    const key = JSON.stringify([preview.code, preview.meta])
    const problems = known.has(key) ? [] : checkPreview(preview, place)
    if (!problems.length) right.add(key)
    return problems
  }
}
