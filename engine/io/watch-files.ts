import { watch } from 'node:fs'

/**
 * Runs a step, and again whenever files of a folder change, until the signal. Changes during a step
 * lead to one more step. Skips hidden folders and `node_modules`.
 * @param names which files count, by their path from the folder
 */
export async function watchFiles(
  folder: string,
  names: RegExp,
  signal: AbortSignal,
  step: () => Promise<void>,
): Promise<void> {
  let wake = () => {}
  let isChanged = false
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !names.test(file)) return
    if (/(^|[\\/])(node_modules|\.[^.\\/])/.test(file)) return
    isChanged = true
    wake()
  })
  signal.addEventListener('abort', () => wake())
  try {
    while (!signal.aborted) {
      isChanged = false
      await step()
      if (!isChanged && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    watcher.close()
  }
}
