/** Milliseconds between two looks. */
const PAUSE = 3000

/**
 * Calls a function when the process that started this one has ended. Its end closes stdin, unless
 * another process holds the other end too; a server would then wait forever. Does not keep this
 * process alive.
 */
export function watchParent(leave: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (!isGone(parent)) return
    clearInterval(timer)
    leave()
  }, PAUSE).unref()
}

function isGone(parent: number): boolean {
  // Windows keeps the id of the parent after its end; other systems name another parent then.
  if (process.platform !== 'win32') return process.ppid !== parent
  try {
    return !process.kill(parent, 0)
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
