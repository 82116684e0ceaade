import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'

/**
 * Returns a sample with the changes that a site owner makes; each changed text must occur exactly
 * once.
 */
export async function fillSample(
  name: string,
  changes: [from: string, to: string][],
): Promise<string> {
  let text = await readFile(`samples/${name}`, 'utf8')
  for (const [from, to] of changes) {
    assert.equal(text.split(from).length, 2, `${name} has not once: ${from}`)
    text = text.replace(from, () => to)
  }
  return text
}
