import type { Result } from './to-table.ts'

/** A goal of the build: the ratio or figure that was measured, and its bar. */
export type Goal = { text: string; value: number; bar: number }

/**
 * The goals that the measured generators let one judge.
 * @param results by the name of the generator; `kit` is this site
 * @param larger this site with three times the pages, if it was measured
 */
export function listGoals(results: Map<string, Result>, larger?: Result): Goal[] {
  const own = results.get('own')!
  const eleventy = results.get('eleventy')
  const starlight = results.get('starlight')
  const astro = results.get('astro')
  return [
    ...(eleventy
      ? [
          { text: 'cold CPU / Eleventy', value: own.cold.cpu / eleventy.cold.cpu, bar: 1.2 },
          { text: 'cold wall / Eleventy', value: own.cold.wall / eleventy.cold.wall, bar: 0.9 },
        ]
      : []),
    ...(starlight
      ? [
          {
            text: 'cold CPU / Starlight + llms',
            value: own.cold.cpu / starlight.cold.cpu,
            bar: 0.17,
          },
        ]
      : []),
    { text: 'after one edit / cold, CPU', value: own.edit.cpu / own.cold.cpu, bar: 0.25 },
    { text: 'unchanged / cold, CPU', value: own.warm.cpu / own.cold.cpu, bar: 0.25 },
    ...(larger
      ? [{ text: 'three times the pages, CPU', value: larger.cold.cpu / own.cold.cpu, bar: 3.3 }]
      : []),
    { text: 'peak memory in MiB', value: own.cold.memory, bar: 1024 },
    ...(astro
      ? [{ text: 'HTML of a page / plain Astro', value: own.page / astro.page, bar: 1 }]
      : []),
  ]
}
