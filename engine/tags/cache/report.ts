/** What happened to the tags of one component. */
export interface Counts {
  /** Renders that were taken from the cache */
  cached: number
  /** Renders that were added to the cache */
  added: number
  /** Renders without the cache */
  rendered: number
  /** Renders that could not be added */
  refused: number
  /** Why a render was not cached */
  reason: string | null
}

/**
 * Creates the counters for `UI_DEBUG=render`, where `ui` is the namespace of the library. When the
 * process exits, those of the tags that were rendered are printed to standard error as a table, the
 * most rendered first.
 */
export function createReport(): { countsOf: (label: string) => Counts } {
  const all = new Map<string, Counts>()
  return {
    countsOf(label) {
      let counts = all.get(label)
      if (counts) return counts
      counts = { cached: 0, added: 0, rendered: 0, refused: 0, reason: null }
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
  const rows = [...all].flatMap(([tag, { cached, added, rendered, reason }]) =>
    // Tags without a count were inside of others, or the library caches nothing.
    cached + added + rendered === 0
      ? []
      : [
          [
            tag,
            {
              'from cache': cached,
              'added to cache': added,
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
