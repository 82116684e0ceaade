import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { losses } from './losses.ts'
import { kinds, type Kind } from './read-state.ts'
import type { Swapper } from './swappers.ts'

/** How much of each kind of state is left after an update: kept and possible. */
export type Counts = Partial<Record<Kind, [kept: number, possible: number]>>

const file = join(import.meta.dirname, 'measured.json')

/** The libraries of each column. */
const columns: Record<string, Swapper[]> = {
  Morph: ['idiomorph', 'morphdom', 'Turbo', 'htmx', 'Alpine'],
  Datastar: ['Datastar'],
  Unpoly: ['Unpoly'],
  Replacement: ['replacement'],
}

/** Returns what the last update of the file has measured. */
export function readMeasured(): Partial<Record<Swapper, Counts>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<Swapper, Counts>>
}

/** Writes what was measured for one library. */
export function writeMeasured(swapper: Swapper, counts: Counts): void {
  const rows = Object.entries({ ...readMeasured(), [swapper]: counts }).map(
    ([name, counts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`,
  )
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`)
}

/** Returns the two tables of the page: what is kept, and what is not. */
export function toTables(): string[] {
  const measured = readMeasured()
  const names = Object.keys(columns)
  const rows = Object.entries(kinds).map(([kind, label]) => [
    label,
    ...Object.values(columns).map((swappers) => {
      const counts = swappers.map((swapper) => measured[swapper]![kind as Kind]!)
      // The library of the column that keeps least.
      const [kept, possible] = counts.toSorted(([a], [b]) => a - b)[0]!
      return `${kept} / ${possible}`
    }),
  ])
  const lost = Object.entries(losses).flatMap(([swapper, kindsOf]) =>
    swapper === 'replacement'
      ? []
      : Object.entries(kindsOf).map(([kind, { reason, attribute }]) => [
          swapper,
          kinds[kind as Kind],
          reason,
          attribute,
        ]),
  )
  return [
    toTable([['What people did', ...names], ...rows]),
    toTable([['Library', 'What is lost', 'Why', 'Keep it with'], ...lost]),
  ]
}

function toTable([head, ...rows]: string[][]): string {
  const lines = [head!, head!.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
