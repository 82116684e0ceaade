import { toChange, type Change } from './change.ts'

/**
 * The end of a file that is ours as a whole; one that was edited by hand is kept.
 * @param isOurs tells of its text whether it is as we have written it
 * @param force deletes it all the same; null where nothing but a person may
 */
export function toFileRemoval(
  file: string,
  before: string | null,
  isOurs: (text: string) => boolean,
  force: boolean | null,
): Change {
  if (before === null || force || isOurs(before)) return toChange(file, before, null)
  const how = force === null ? 'delete it by hand' : '--force deletes it'
  return { file, action: 'keep', note: `was changed; ${how}` }
}
