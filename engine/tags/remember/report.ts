/** What happened to the tags of one component. */
export interface Counts {
  /** Texts that were taken from the memory */
  remembered: number
  /** Texts that were put into the memory */
  learnt: number
  /** Renders that were not remembered */
  rendered: number
  /** Attempts to remember a render that failed */
  refused: number
  /** Why a render was not remembered */
  reason: string | null
}

/**
 * Creates the counters for `UI_DEBUG=render`, where `ui` is the namespace of the library. When the
 * process exits, those of the tags that were rendered are printed to standard error as a table, the
 * most rendered first.
 */
export function createReport(): { countsOf: (label: string, reason: string | null) => Counts } {
  const all = new Map<string, Counts>()
  return {
    countsOf(label, reason) {
      let counts = all.get(label)
      if (counts) return counts
      counts = { remembered: 0, learnt: 0, rendered: 0, refused: 0, reason }
      if (isWanted(label)) {
        if (all.size === 0) process.once('exit', () => print(all))
        all.set(label, counts)
      }
      return counts
    },
  }
}

/** Whether the environment asks for the table of this tag, `<x-ui::button>`. */
function isWanted(label: string): boolean {
  const [, namespace = ''] = /^<x-([\w-]+)::/.exec(label) ?? []
  return process.env[`${namespace.replaceAll('-', '_').toUpperCase()}_DEBUG`] === 'render'
}

function print(all: ReadonlyMap<string, Counts>): void {
  const rows = [...all].flatMap(([tag, { remembered, learnt, rendered, reason }]) =>
    // Tags without a count were inside of others, or the library remembers nothing.
    remembered + learnt + rendered === 0
      ? []
      : [
          [
            tag,
            {
              'from cache': remembered,
              'added to cache': learnt,
              rendered,
              'reason for rendering': reason ?? '',
            },
          ] as const,
        ],
  )
  // The tags that cost most are first.
  rows.sort(([, a], [, b]) => b.rendered - a.rendered)
  if (rows.length) new console.Console(process.stderr).table(Object.fromEntries(rows))
}
