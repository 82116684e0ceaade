import { existsSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** For how many milliseconds ext4 may look at each inode that was freed before it takes a new one. */
const recently = 360_000

/**
 * Waits until what was deleted last costs a build nothing any more; says for how long.
 * @param stamp a file that is written when something is deleted
 */
export async function rest(stamp: string, say: (text: string) => void): Promise<void> {
  const deleted = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const left = deleted + recently - Date.now()
  if (left <= 0) return
  say(`waiting for ${Math.ceil(left / 1000)} s: the last bench has deleted its builds just now`)
  await setTimeout(left)
}
