/** Says how far a long work is, in one line that is written over. */
export type Progress = { tell: (done: number, total: number) => void; end: () => void }

/** Short work says nothing. */
const quietMilliseconds = 1000
const stepMilliseconds = 100

/** Starts a work whose progress `write` shows, from its second second on; `now` is in milliseconds. */
export function createProgress(write: (text: string) => void, now: () => number): Progress {
  let next = now() + quietMilliseconds
  let isShown = false
  return {
    tell(done, total) {
      if (now() < next) return
      next = now() + stepMilliseconds
      isShown = true
      write(`\r${done} of ${total} templates`)
    },
    end() {
      if (isShown) write('\r\u001B[K')
    },
  }
}
