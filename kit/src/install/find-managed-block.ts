/** Where our block is in a file that others write too, with the comments around it. */
export type ManagedBlock = { from: number; to: number }

/** Finds our block in a file; one without a beginning or an end, or there twice, is an error. */
export function findManagedBlock(
  file: string,
  namespace: string,
  text: string,
): ManagedBlock | null {
  const start = `<!-- ${namespace}:start -->`
  const end = `<!-- ${namespace}:end -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 && to < 0) return null
  const isOnce = from === text.lastIndexOf(start) && to === text.lastIndexOf(end)
  if (from >= 0 && to >= from && isOnce) return { from, to: to + end.length }
  throw new Error(
    `Cannot update the block in \`${file}\`, expected \`${start}\` once and \`${end}\` once after it. Restore the two comments, or remove both.`,
  )
}
