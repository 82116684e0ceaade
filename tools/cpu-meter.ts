import { readdirSync, readFileSync } from 'node:fs'

/** A process of Linux, with its own CPU time and that of the children that it waited for. */
type Process = { start: string; parent: number; own: number; waited: number }

/** Returns a process, whose times are in hundredths of a second. */
function readProcess(id: number | 'self'): Process | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1')
    // The name of the program may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const sum = (at: number) => Number(fields[at]) + Number(fields[at + 1])
    return { start: fields[19]!, parent: Number(fields[1]), own: sum(11), waited: sum(13) }
  } catch {
    return undefined
  }
}

/**
 * Whether a process draws pages for a browser. No process waits for its end, so the system adds its
 * time to that of no other.
 */
function isOfBrowser(id: number): boolean {
  try {
    return /--type=|-contentproc/.test(readFileSync(`/proc/${id}/cmdline`, 'latin1'))
  } catch {
    return false
  }
}

/** Measures the CPU time of children of this process, and of all that they start. */
export class CpuMeter {
  /** The time of each process of a browser, with the child that started it */
  #drawing = new Map<string, { child: number; own: number }>()
  #others = new Set<string>()
  #waited = readProcess('self')?.waited

  constructor() {
    if (this.#waited !== undefined) setInterval(() => this.#look(), 500).unref()
  }

  /**
   * Returns the seconds of user and system time that a child took which has just ended, or
   * undefined: only Linux says them.
   */
  end(child: number): number | undefined {
    const waited = readProcess('self')?.waited
    if (waited === undefined || this.#waited === undefined) return undefined
    const drawing = [...this.#drawing.values()].filter((one) => one.child === child)
    const all = drawing.reduce((sum, { own }) => sum + own, waited - this.#waited)
    this.#waited = waited
    return all / 100
  }

  #look(): void {
    const ids = readdirSync('/proc').map(Number).filter(Boolean)
    const running = new Map<number, Process>()
    for (const id of ids) {
      const one = readProcess(id)
      if (one) running.set(id, one)
    }
    for (const [id, { start, own }] of running) {
      const key = `${id} ${start}`
      const known = this.#drawing.get(key)
      if (known) known.own = own
      else if (this.#others.has(key)) continue
      else if (isOfBrowser(id)) this.#drawing.set(key, { child: toChild(id, running), own })
      else this.#others.add(key)
    }
  }
}

/** Returns the child of this process that a process descends from, or another process. */
function toChild(id: number, running: Map<number, Process>): number {
  const parent = running.get(id)?.parent
  return parent && parent !== process.pid ? toChild(parent, running) : id
}
